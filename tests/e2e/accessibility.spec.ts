import { test } from '@playwright/test'
import {
  animations,
  clippedTexts,
  invisibleIcons,
  openAnswers,
  smallTargets,
  spaceText,
  labelMismatches,
  violations,
} from '../support/accessibility'
import { expectNoFaults } from '../support/faults'
import { tabProblems } from '../support/keyboard'
import { isFull, pagesIn } from '../support/sitePages'
import { openApp } from '../support/visitor'

const themes = ['light', 'dark'] as const

/** The viewport sizes that a window of 1280 by 1024 pixels has at 100, 200 and 400 % zoom. */
const zoomed = [
  { width: 1280, height: 1024 },
  { width: 640, height: 512 },
  { width: 320, height: 256 },
]

/** Every English page, and the Arabic home page as a right-to-left sample. In a full run, every page. */
const samples = [...pagesIn('en'), ...pagesIn('ar').filter(({ route }) => route === 'home')]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { width, pages, colorSchemes } of [
  { width: 360, pages: pagesIn('en', 'ar'), colorSchemes: themes },
  // The colours do not depend on the width, so one theme is enough here, except in a full run.
  { width: 1280, pages: pagesIn('en'), colorSchemes: themes.slice(0, isFull ? 2 : 1) },
]) {
  for (const locale of new Set(pages.map((page) => page.locale))) {
    test(`pages in ${locale} have no violation of WCAG 2.2 AA at ${width} px`, async ({ page }) => {
      const faults: string[] = []
      await page.setViewportSize({ width, height: 900 })
      for (const { path } of pages.filter((each) => each.locale === locale)) {
        await openApp(page, path)
        await openAnswers(page)
        for (const colorScheme of colorSchemes) {
          await page.emulateMedia({ colorScheme })
          const found = await violations(page)
          faults.push(...found.map((fault) => `${path} in the ${colorScheme} theme: ${fault}`))
        }
      }
      expectNoFaults(faults)
    })
  }
}

for (const width of [360, 1280]) {
  test(`open menus have no violation of WCAG 2.2 AA at ${width} px`, async ({ page }) => {
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

test('no text is clipped by zoom or text spacing', async ({ page }) => {
  const faults: string[] = []
  for (const { path } of samples) {
    await openApp(page, path)
    await openAnswers(page)
    for (const spacing of ['plain', 'spaced']) {
      if (spacing === 'spaced') await spaceText(page)
      for (const size of zoomed) {
        await page.setViewportSize(size)
        const clipped = await clippedTexts(page)
        faults.push(...clipped.map((text) => `${path} at ${size.width} px, ${spacing}: "${text}"`))
      }
    }
  }
  expectNoFaults(faults)
})

test('pages support touch, voice control, reduced motion and forced colours', async ({ page }) => {
  const faults: string[] = []
  for (const { path } of samples) {
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
    await openApp(page, path)
    await openAnswers(page)
    const found = [...(await animations(page)), ...(await labelMismatches(page))]
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      found.push(...(await smallTargets(page)))
    }
    for (const colorScheme of themes) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      found.push(...(await invisibleIcons(page)))
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
