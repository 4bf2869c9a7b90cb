import { test } from '@playwright/test'
import {
  animations,
  cutTexts,
  lostIcons,
  openAnswers,
  smallTargets,
  spaceText,
  unspokenLabels,
  violations,
} from '../support/accessibility'
import { expectNoFaults } from '../support/faults'
import { tabProblems } from '../support/keyboard'
import { pagesIn } from '../support/sitePages'
import { openApp } from '../support/visitor'

const themes = ['light', 'dark'] as const

/** The window of 1280 by 1024 pixels at a zoom of 100, 200 and 400 %. */
const zoomed = [
  { width: 1280, height: 1024 },
  { width: 640, height: 512 },
  { width: 320, height: 256 },
]

/** Every route, and one page that is written from right to left. */
const samples = [...pagesIn('en'), ...pagesIn('ar').filter(({ route }) => route === 'home')]

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(180_000)

for (const { width, pages } of [
  { width: 360, pages: pagesIn('en', 'ar') },
  { width: 1280, pages: pagesIn('en') },
]) {
  for (const colorScheme of themes) {
    test(`no page breaks WCAG 2.2 AA at ${width} px in the ${colorScheme} theme`, async ({
      page,
    }) => {
      const faults: string[] = []
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      for (const { path } of pages) {
        await openApp(page, path)
        await openAnswers(page)
        faults.push(...(await violations(page)).map((fault) => `${path}: ${fault}`))
      }
      expectNoFaults(faults)
    })
  }

  test(`no open menu breaks WCAG 2.2 AA at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    for (const summary of await page.locator('header summary').all()) {
      if (!(await summary.isVisible())) continue
      await summary.click()
      expectNoFaults(await violations(page))
      await summary.click()
    }
  })
}

test('no text is cut off when it is zoomed or spaced', async ({ page }) => {
  const faults: string[] = []
  for (const { path } of samples) {
    await openApp(page, path)
    await openAnswers(page)
    for (const spacing of ['plain', 'spaced']) {
      if (spacing === 'spaced') await spaceText(page)
      for (const size of zoomed) {
        await page.setViewportSize(size)
        const cut = await cutTexts(page)
        faults.push(...cut.map((text) => `${path} at ${size.width} px, ${spacing}: "${text}"`))
      }
    }
  }
  expectNoFaults(faults)
})

test('pages suit touch, voice control, reduced motion and forced colours', async ({ page }) => {
  const faults: string[] = []
  for (const { path } of samples) {
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
    await openApp(page, path)
    await openAnswers(page)
    const found = [...(await animations(page)), ...(await unspokenLabels(page))]
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      found.push(...(await smallTargets(page)))
    }
    for (const colorScheme of themes) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      found.push(...(await lostIcons(page)))
    }
    faults.push(...found.map((fault) => `${path}: ${fault}`))
  }
  expectNoFaults(faults)
})

test('the Tab key reaches every control in order, with a visible focus', async ({ page }) => {
  const faults: string[] = []
  for (const { path } of samples) {
    await openApp(page, path)
    faults.push(...(await tabProblems(page)).map((fault) => `${path}: ${fault}`))
  }
  expectNoFaults(faults)
})
