import { expect, test, type Page } from '@playwright/test'
import { pathFor } from '../src/lib/paths'
import { localeCodes } from '../src/site/locales'
import { routeNames } from '../src/site/routes'
import { violations } from './support/violations'
import { appRuns } from './support/visitor'

const service = pathFor('service', 'en')
const download = pathFor('download', 'en')

/** Has the pages that are opened from now on take themselves for loading still, until they are told otherwise. */
const keepLoading = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('load', (event) => {
      if (event.isTrusted) event.stopImmediatePropagation()
    })
  })

const finishLoading = (page: Page) => page.evaluate(() => dispatchEvent(new Event('load')))

const partsToDraw = (page: Page) => page.locator('[data-part]').count()

/** The heights of the parts that are not drawn, by their order. */
const assumedHeights = (page: Page) =>
  page
    .locator('[data-part]')
    .evaluateAll((parts: HTMLElement[]) =>
      parts.map((part) =>
        part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })
          ? Infinity
          : part.offsetHeight,
      ),
    )

/** Draws everything and says how high each part is. */
const drawnHeights = (page: Page) =>
  page.locator('[data-part]').evaluateAll((parts: HTMLElement[]) => {
    delete document.documentElement.dataset.parts
    return parts.map((part) => part.offsetHeight)
  })

/** Whether the last part of the page's own is drawn, which is far from the window when it opens. */
const isEndDrawn = (page: Page) =>
  page
    .locator('main section h2')
    .last()
    .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))

const placeOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((part) => Math.round(part.getBoundingClientRect().top))

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

test.use({ viewport: { width: 390, height: 800 } })

test('what is far from the window is drawn when it comes near', async ({ page }) => {
  await keepLoading(page)
  await page.goto(download)
  expect(await isEndDrawn(page)).toBe(false)
  await page.keyboard.press('End')
  await expect.poll(() => isEndDrawn(page)).toBe(true)
})

test('what is far from the window is drawn after a frame that the loaded page had to itself', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const order: string[] = []
    const note = (event: string) => {
      order.push(event)
      document.documentElement.dataset.order = order.join(' ')
    }
    addEventListener('load', () => {
      note('load')
      requestAnimationFrame(() => {
        note('frame')
      })
    })
    new MutationObserver((_, observer) => {
      note('part')
      observer.disconnect()
    }).observe(document, { subtree: true, attributeFilter: ['data-part'] })
  })
  await page.goto(service)
  await expect(page.locator('html')).toHaveAttribute('data-order', 'load frame part')
})

test('once the page is loaded, everything is drawn, though no file of the app arrives', async ({
  page,
}) => {
  await page.route('**/*.js', () => undefined)
  await page.goto(download)
  await expect.poll(() => partsToDraw(page)).toBe(0)
  expect(await isEndDrawn(page)).toBe(true)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is drawn', async ({ page }) => {
    await page.goto(download)
    expect(await isEndDrawn(page)).toBe(true)
  })
})

test('paper shows everything', async ({ page }) => {
  await keepLoading(page)
  await page.goto(download)
  await page.emulateMedia({ media: 'print' })
  expect(await isEndDrawn(page)).toBe(true)
})

test('a link to a part leads to its beginning', async ({ page }) => {
  await keepLoading(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(service)
  await page.locator('a[href="#copyright"]').click()
  await expect.poll(() => placeOf(page, 'copyright')).toBeLessThan(120)
  expect(await placeOf(page, 'copyright')).toBeGreaterThanOrEqual(0)
})

test('an address with a part opens at its beginning, fully drawn', async ({ page }) => {
  await keepLoading(page)
  await page.goto(`${service}#copyright`)
  await expect.poll(() => placeOf(page, 'copyright')).toBeLessThan(120)
  expect(await isEndDrawn(page)).toBe(true)
})

test('a page that is loaded again stays at its place', async ({ page }) => {
  await page.goto(service)
  await expect.poll(() => partsToDraw(page)).toBe(0)
  await page.evaluate(() => scrollTo(0, 5000))
  const place = await placeOf(page, 'copyright')
  await page.reload()
  // Chrome finds the place by what stands there, others by its distance from the top: that must be right at once.
  await expect(page.locator('html[data-parts]')).toHaveCount(0)
  await expect.poll(() => placeOf(page, 'copyright')).toBe(place)
})

test('when the rest is drawn, the page gets its full height and nothing in view moves', async ({
  page,
}) => {
  await keepLoading(page)
  await page.goto(service)
  await page.evaluate(() => scrollTo(0, 3000))
  const part = await page.evaluate(
    () => document.elementFromPoint(200, 400)?.closest('section')?.id ?? '',
  )
  const place = await placeOf(page, part)
  await finishLoading(page)
  await expect.poll(() => partsToDraw(page)).toBe(0)
  expect(Math.abs((await placeOf(page, part)) - place)).toBeLessThanOrEqual(1)
  const drawn = await height(page)
  await page.evaluate(() => delete document.documentElement.dataset.parts)
  expect(await height(page)).toBe(drawn)
})

test('a page reached by a link is drawn whole', async ({ page }) => {
  await page.goto(download)
  await appRuns(page)
  await page.locator(`footer a[href="${service}"]`).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(service)
  await expect.poll(() => isEndDrawn(page)).toBe(true)
  await expect(page.locator('html[data-parts]')).toHaveCount(0)
})

for (const route of routeNames) {
  for (const width of [320, 599]) {
    test(`no part of ${route} is higher than assumed at ${width} px, in any language`, async ({
      page,
    }) => {
      await keepLoading(page)
      await page.setViewportSize({ width, height: 800 })
      for (const locale of localeCodes) {
        await page.goto(pathFor(route, locale))
        const assumed = await assumedHeights(page)
        const drawn = await drawnHeights(page)
        expect(Math.min(...assumed), locale).toBeLessThan(Infinity)
        const tooHigh = drawn.filter((height, index) => height > (assumed[index] ?? 0))
        expect(tooHigh, locale).toEqual([])
      }
    })
  }

  test(`${route} breaks no rule of WCAG 2.2 AA before its end is drawn`, async ({ page }) => {
    await keepLoading(page)
    await page.goto(pathFor(route, 'en'))
    expect(await isEndDrawn(page)).toBe(false)
    expect(await violations(page)).toEqual([])
  })
}

test('a wide window has everything drawn', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(download)
  expect(await isEndDrawn(page)).toBe(true)
})
