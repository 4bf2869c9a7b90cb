import { expect, test, type Page } from '@playwright/test'
import { pathFor } from '../../src/lib/paths'
import { isLegalRoute } from '../../src/site/routes'
import { openApp } from '../support/app'
import { limitsOf, overLimit, type Files } from '../support/budgets'
import { openWithPausedClock } from '../support/clock'
import { expectNoFaults } from '../support/faults'
import { layoutShift } from '../support/layoutShift'
import { isFull, samplesIn } from '../support/sitePages'
import { spoof } from '../support/spoof'

/** The number of requests for the first load. The about page has the most: each of its portraits is a file. */
const requestLimit = 40

const pages = samplesIn('ar', 'ja')

interface Transfer {
  readonly requests: number
  readonly files: Readonly<Record<string, Files>>
}

/** Returns what the open page has requested so far. */
function transferred(page: Page): Promise<Transfer> {
  return page.evaluate(() => {
    const kindOf = (path: string) => {
      if (path.endsWith('.js')) return 'script'
      if (path.endsWith('.css')) return 'stylesheet'
      if (path.endsWith('.woff2')) return 'font'
      if (path.endsWith('.json')) return 'data'
      return /\.(avif|webp|png|jpe?g|svg|ico)$/.test(path) ? 'image' : 'document'
    }

    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[]
    const files: Record<string, [string, number][]> = {}

    for (const { name, encodedBodySize } of entries) {
      const { pathname } = new URL(name)

      ;(files[kindOf(pathname)] ??= []).push([pathname, encodedBodySize])
    }

    return { requests: entries.length, files }
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 })

  test('the first load of every page is within its budget', async ({ browser, baseURL }) => {
    const faults: string[] = []

    for (const { path, locale, route } of pages) {
      const context = await browser.newContext({ baseURL, locale })
      const page = await context.newPage()

      // Data saver turns off prefetching, so the test counts only the files of this page.
      await spoof(page, { connection: { saveData: true } })
      await openApp(page, path)
      const { requests, files } = await transferred(page)

      for (const [kind, limit] of Object.entries(limitsOf(isLegalRoute(route))))
        faults.push(
          ...overLimit(kind, limit, files[kind] ?? []).map((fault) => `${path}: ${fault}`),
        )

      if (requests > requestLimit) {
        faults.push(`${path}: ${requests} requests, limit ${requestLimit}`)
      }

      await context.close()
    }

    expectNoFaults(faults)
  })
})

/**
 * The largest layout shift (CLS) that Web Vitals rate as good. On a slow computer, pages shift by up to 0.07, because
 * lines break differently in the fallback font.
 */
const lateFontShift = 0.1

/** The limit for Arabic, where a late font does not replace the system's Latin letters. */
const arabicFontShift = 0.01

for (const width of [360, 1280]) {
  test(`a late font causes almost no layout shift at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.route('**/*.woff2', async (route) => {
      await page
        .waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        .catch(() => undefined)
      await route.continue().catch(() => undefined)
    })
    const faults: string[] = []

    // In wide windows, fewer lines break, so that the home pages are enough.
    for (const { path, locale } of pages.filter(
      ({ route }) => isFull || width === 360 || route === 'home',
    )) {
      await page.goto(path)
      const shift = await layoutShift(page)
      const limit = locale === 'ar' ? arabicFontShift : lateFontShift
      if (shift > limit) faults.push(`${path} shifts by ${shift.toFixed(3)}`)
    }

    expectNoFaults(faults)
  })
}

test('text is visible before a late font arrives', async ({ page }) => {
  // The requests stay pending.
  await page.route('**/*.woff2', () => undefined)
  await page.goto('/about/', { waitUntil: 'domcontentloaded' })
  await page.locator('h1').waitFor()
  const session = await page.context().newCDPSession(page)
  const box = await page.locator('h1').boundingBox()
  /** Captures the heading. Unlike Playwright, does not wait for fonts. */
  const capture = async () =>
    (
      await session.send('Page.captureScreenshot', {
        clip: { x: 0, y: 0, width: 0, height: 0, ...box, scale: 1 },
      })
    ).data
  const shown = await capture()

  await page.locator('h1').evaluate((heading) => (heading.style.color = 'transparent'))
  expect(await capture()).not.toBe(shown)
})

test('the app starts on the first touch, or when the page is idle', async ({ page }) => {
  const scripts = () => page.locator('script[src], link[as="script"]').count()

  await openWithPausedClock(page, pathFor('home', 'en'))
  await page.clock.runFor(1)
  expect(await scripts()).toBe(0)
  await page.locator('h1').dispatchEvent('pointerdown')
  await page.clock.runFor(1)
  expect(await scripts()).toBeGreaterThan(0)
  await page.reload()
  expect(await scripts()).toBe(0)
  await page.clock.runFor(10_000)
  await expect.poll(scripts).toBeGreaterThan(0)
})

test('a page requests only its own files before the prefetch delay', async ({ page }) => {
  await openApp(page, '/')
  const foreign = () =>
    page.evaluate((delay) => {
      const [navigation] = performance.getEntriesByType('navigation')
      const start = (navigation as PerformanceNavigationTiming).loadEventEnd
      return performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('page-data.json') && !name.includes('/index/'))
        .map(({ name, startTime }) => ({ name, early: startTime - start < delay }))
    }, 1000)

  await expect.poll(foreign).not.toEqual([])
  expect((await foreign()).filter(({ early }) => early)).toEqual([])
})
