import { expect, test, type Page } from '@playwright/test'
import { localizedPath, pathFor } from '../../src/lib/paths'
import { iconPath, swapCaption, swapToQuery, type Swap } from '../../src/lib/sharedSwap'
import { locales } from '../../src/site/locales'
import { characters } from '../../src/site/palette'
import { openingHead } from '../../src/site/pictures'
import { openApp } from '../support/app'
import { messagesOf } from '../support/content'
import { expectNoFaults } from '../support/faults'
import { headerLink } from '../support/layoutControls'
import { layoutShift } from '../support/layoutShift'
import { blockFonts } from '../support/responses'
import { blockStorage } from '../support/spoof'

const swap: Swap = { head: 'eva', face: 'dai' }
const messages = messagesOf('en', 'common').swap
const wornIcon = iconPath({ head: 'ada', face: swap.face })

/** Opens the home page with a chosen face, and clicks the button that gives everybody this face. */
async function wearSwap(page: Page): Promise<void> {
  await openApp(page, `/${swapToQuery('', swap)}`)
  await page.getByRole('button', { name: messages.wear }).click()
  await expectWorn(page)
}

const artwork = (page: Page) => page.locator('header a img')
const expectWorn = (page: Page) => expect(artwork(page)).toHaveCSS('content', /ada-dai\.svg/)
const expectTakenOff = (page: Page) => expect(artwork(page)).toHaveCSS('content', 'normal')
const icon = (page: Page) => page.locator('link[type="image/svg+xml"]')

test('a worn swap is on every page before the app runs, without a layout shift', async ({
  page,
}) => {
  await wearSwap(page)
  await blockFonts(page)
  // Script requests stay pending, so the app neither starts nor fails.
  await page.route('**/*.js', () => undefined)

  for (const path of [pathFor('price', 'en'), pathFor('home', 'ar'), '/nowhere/']) {
    await page.goto(path)
    await expectWorn(page)
    await expect(icon(page)).toHaveAttribute('href', wornIcon)
    // This limit corresponds to a shift of less than one pixel.
    expect(await layoutShift(page)).toBeLessThan(0.001)
  }
})

test('a face that everybody gets replaces the one that was chosen above the fold', async ({
  page,
}) => {
  await openApp(page, `/${swapToQuery('', swap)}`)
  const chosen = page.locator('[name=opening-face]:checked')

  await page.locator('[name=opening-face][value=cleo]').dispatchEvent('click')
  await expect(chosen).toHaveValue('cleo')
  await page.getByRole('button', { name: messages.wear }).click()
  await expectWorn(page)

  await expect(chosen).toHaveValue(swap.face)
  await expect(page.locator('main h1 + div [alt]:not([alt=" "])').first()).toHaveAttribute(
    'alt',
    swapCaption(messages, { head: openingHead, face: swap.face }),
  )
})

test('taking off a worn swap by keyboard removes the swap from every tab and from storage', async ({
  page,
  context,
}) => {
  const other = await context.newPage()

  await openApp(other, '/ar/price/')
  await wearSwap(page)
  await expectWorn(other)
  await page.getByRole('banner').getByRole('button', { name: messages.takeOff }).focus()
  await page.keyboard.press('Enter')
  await expectTakenOff(page)
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused()
  await expectTakenOff(other)
  await expect(icon(other)).toHaveAttribute('href', '/favicon.svg')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.reload()
  await expectTakenOff(page)
})

test('a swap is worn for one visit if storage is blocked, but not printed', async ({ page }) => {
  await blockStorage(page)
  await wearSwap(page)
  await headerLink(page, '/price/').click()
  await expect(page).toHaveURL('/price/')
  await expectWorn(page)
  await page.emulateMedia({ media: 'print' })
  await expectTakenOff(page)
})

test('the header comes back for a new face, which its logo shows', async ({ page }) => {
  await openApp(page, `/${swapToQuery('', swap)}`)
  const button = page.getByRole('button', { name: messages.wear })

  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect(artwork(page)).not.toBeInViewport()
  await button.click()

  await expectWorn(page)
  await expect(artwork(page)).toBeInViewport()
})

test('everybody keeps their head and clothes in a worn face', async ({ page }) => {
  await wearSwap(page)
  for (const path of [pathFor('home', 'de'), pathFor('credits', 'en'), pathFor('about', 'ar')]) {
    await openApp(page, path)
    for (const person of await page.locator('main img[data-wears]').all()) {
      const head =
        /\/cast\/(?:head-)?(\w+)[-.]/.exec((await person.getAttribute('src')) ?? '')?.[1] ?? 'none'

      await expect(person).toHaveCSS('content', new RegExp(`/${head}-${swap.face}\\.svg`))
    }
  }
})

test('the header keeps its height in a worn face, which the logo takes off and the mosaic puts on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const header = page.getByRole('banner')

  await openApp(page, '/about/')
  const before = await header.boundingBox()

  await wearSwap(page)
  await openApp(page, '/about/')
  expect((await header.boundingBox())?.height).toBe(before?.height)
  const button = header.getByRole('button', { name: messages.takeOff })
  const box = await button.boundingBox()

  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await button.click()
  await expectTakenOff(page)
  await expect(page).toHaveURL('/about/')
  await page.getByRole('button', { name: messages.names[swap.face], pressed: false }).click()
  await expectWorn(page)
})

test('a shared link leads to the swap in the visitor’s language, or without JavaScript in any language', async ({
  browser,
  page,
  baseURL,
}) => {
  // A test cannot read the share sheet of the operating system, so this mock stores the shared link.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', {
      value: ({ url = '' }: ShareData) => Promise.resolve((window.name = url)),
    })
  })
  await openApp(page, `/ar/${swapToQuery('', swap)}`)
  await page.getByRole('button', { name: messagesOf('ar', 'home').try.share }).click()
  const link = await page.evaluate(() => window.name)
  const path = `/swap/${swap.head}-${swap.face}/`

  expect(link).toBe(new URL(path, baseURL).href)
  const noScript = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage()

  await noScript.goto(link)
  const icon = noScript.locator(`main img[src="${iconPath(swap)}"]`)

  await expect(icon).toBeVisible()
  await noScript.getByRole('link', { name: locales.ar.name }).click()
  await expect(noScript).toHaveURL(`/ar/?swap=${swap.head}-${swap.face}#try`)
  // A link that was shared when every language had its own pages opens the page in the visitor's language.
  const german = await (await browser.newContext({ baseURL, locale: 'de' })).newPage()

  await german.goto(localizedPath(path, 'ar'))
  await expect(german).toHaveURL(`/de/?swap=${swap.head}-${swap.face}#try`)
})

/** The background of people who stand on the ground themselves. */
const transparent = 'rgba(0, 0, 0, 0)'

for (const face of characters) {
  test(`portraits with the face ${face} stand out from the ground of this face`, async ({
    page,
  }) => {
    await page.addInitScript((worn) => localStorage.setItem('wear', worn), face)
    // In wider windows, both plans of the price page share one background.
    await page.setViewportSize({ width: 800, height: 900 })
    const faults: string[] = []

    for (const route of ['price', 'credits', 'about'] as const) {
      await openApp(page, pathFor(route, 'en'))
      const colours = await page.locator('.ground div:has(> [data-wears])').evaluateAll((boxes) =>
        boxes.map((box) => {
          const ground = box.closest('.ground') ?? box

          return [box, ground].map((element) => getComputedStyle(element).backgroundColor)
        }),
      )

      expect(colours, route).not.toEqual([])
      for (const [portrait, ground] of colours)
        if (portrait === ground && portrait !== transparent)
          faults.push(`${route}: a portrait and its ground are ${ground}`)
    }

    expectNoFaults(faults)
  })
}
