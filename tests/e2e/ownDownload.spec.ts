import { expect, test, type Page } from '@playwright/test'
import { appRuns, holdApp, openApp } from '../support/app'
import { noHints } from '../support/downloads'
import { headerLink } from '../support/layoutControls'
import { spoof } from '../support/spoof'
import { agents } from '../support/userAgents'

/** A control for a download: its system, and its distance from the top and the start of the page in CSS pixels. */
interface Stop {
  readonly system: string
  readonly top: number
  readonly start: number
}

/** Returns the focused control for a download; undefined if something else has the focus. */
const focusedDownload = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const link = document.activeElement

    if (!(link instanceof HTMLElement && link.matches('main a[data-download][data-system]')))
      return undefined
    const { top, left, right } = link.getBoundingClientRect()
    const start = document.dir === 'rtl' ? innerWidth - right : left

    return { system: link.dataset.system ?? '', top: top + scrollY, start }
  })

/** Returns the first controls for downloads of two systems, in the order of the Tab key. */
async function tabStops(page: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = []

  await page.locator('main').focus()
  for (let presses = 0; presses < 30 && stops.length < 2; presses += 1) {
    await page.keyboard.press('Tab')
    const stop = await focusedDownload(page)

    if (stop && !stops.some(({ system }) => system === stop.system)) stops.push(stop)
  }

  return stops
}

/** Expects that the Tab key reaches the download for a system first, and that it is above or before the second one. */
async function expectFirst(page: Page, system: string): Promise<void> {
  for (const width of [1280, 400]) {
    await page.setViewportSize({ width, height: 900 })

    const [first, second] = await tabStops(page)
    const isAbove = (second?.top ?? 0) > (first?.top ?? Infinity) + 8
    const isBefore = (second?.start ?? 0) > (first?.start ?? Infinity)

    expect(first?.system).toBe(system)
    expect(isAbove || isBefore).toBe(true)
  }
}

for (const [own, agent] of [
  ['windows', 'windowsChrome'],
  ['mac', 'macSafari'],
] as const) {
  test.describe(`on ${own}`, () => {
    test.use({ userAgent: agents[agent] })

    test.beforeEach(({ page }) => spoof(page, noHints))

    for (const path of ['/', '/download/', '/ar/', '/ar/download/'])
      test(`the Tab key reaches the own download first, as it is seen, before the app and with it (${path})`, async ({
        page,
      }) => {
        const release = await holdApp(page)

        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await expectFirst(page, own)

        release()
        await appRuns(page)
        await expectFirst(page, own)
      })

    test('the own download is first after a link, too', async ({ page }) => {
      await openApp(page, '/about/')
      await headerLink(page, '/download/').click()

      await expect(page.locator('main article[data-system]').first()).toHaveAttribute(
        'data-system',
        own,
      )
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the downloads are in the order of the document', async ({ page }) => {
    await page.goto('/download/')

    const cards = page.locator('main article[data-system]')
    const positions = await cards.evaluateAll((all) =>
      all.map((card) => {
        const { top, left } = card.getBoundingClientRect()

        return [Math.round(top), left]
      }),
    )

    expect([...positions].sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d)).toEqual(
      positions,
    )
  })
})
