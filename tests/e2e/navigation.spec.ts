import { expect, test, type CDPSession, type Page } from '@playwright/test'
import { pathFor } from '../../src/lib/paths'
import { appRuns, isSameDocument, markDocument, openApp, showsPage } from '../support/app'
import { advanceClock, openAppWithPausedClock } from '../support/clock'
import { messagesOf } from '../support/content'
import { devtoolsOf } from '../support/devtools'
import { footerLink, headerLink, mobileMenu } from '../support/layoutControls'
import { watchPolicy, watchProblems } from '../support/problems'
import { requestsReported, watchRequests } from '../support/requests'
import { spoof } from '../support/spoof'
import { agents } from '../support/userAgents'

const about = pathFor('about', 'en')
const download = pathFor('download', 'en')
const price = pathFor('price', 'en')
const tutorial = pathFor('tutorial', 'en')
const refund = pathFor('refund', 'en')
const service = pathFor('service', 'en')

const headings = (page: Page) => page.locator('main :is(h1, h2, h3)').allTextContents()

test.describe('following a link', () => {
  test('shows the whole page without loading a document', async ({ page }) => {
    const violations = await watchPolicy(page)

    await openApp(page, download)
    const expected = await headings(page)

    await openApp(page, '/')
    await markDocument(page)
    await page.evaluate(() => scrollTo(0, 300))
    await headerLink(page, download).click()
    await showsPage(page, 'download')
    await expect.poll(() => headings(page)).toEqual(expected)
    await expect(page).toHaveTitle(messagesOf('en', 'download').meta.title)
    expect(await isSameDocument(page)).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(violations).toEqual([])
  })

  test('shows the whole page even if the browser is never idle', async ({ page }) => {
    await openApp(page, about)
    await page.evaluate(() => {
      window.requestIdleCallback = (callback, { timeout } = {}) =>
        timeout === undefined ? 0 : setTimeout(callback, timeout)
    })
    await headerLink(page, '/').click()
    await showsPage(page, 'home')
    await expect(page.locator('main section').last()).toBeVisible()
    await expect(page.locator('footer').last()).toBeVisible()
  })

  test('to a section moves the focus there, until the visitor goes on', async ({ page }) => {
    await openApp(page, tutorial)
    const link = page.locator('main a[href*="/#"]').filter({ visible: true }).first()
    const { pathname, hash } = new URL(await link.evaluate((a: HTMLAnchorElement) => a.href))

    await markDocument(page)
    await link.click()
    await expect(page).toHaveURL(pathname + hash)
    await expect(page.locator(hash)).toBeInViewport()
    await expect(page.locator(hash)).toBeFocused()
    expect(await isSameDocument(page)).toBe(true)
    // A click on the text would focus a section that keeps its tabindex.
    await page.keyboard.press('Tab')
    await expect(page.locator(hash)).not.toHaveAttribute('tabindex')
  })

  test('opens a new tab with a modifier key', async ({ page, context }) => {
    await openApp(page, '/')
    const opened = context.waitForEvent('page')
    await headerLink(page, download).click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL(download)
    await expect(page).toHaveURL('/')
  })

  // `ControlOrMeta` presses Control on Linux, so that each key needs its own click.
  test('is left to the browser if a modifier key or another button is pressed', async ({
    page,
  }) => {
    await openApp(page, '/about/')
    const prevented = await headerLink(page, download).evaluate((link) => {
      const clicks = {
        none: {},
        Command: { metaKey: true },
        Control: { ctrlKey: true },
        Shift: { shiftKey: true },
        Alt: { altKey: true },
        'middle button': { button: 1 },
      }
      const keys: string[] = []

      for (const [key, init] of Object.entries(clicks)) {
        // Comes after the listener of the app, and keeps the browser on the page.
        addEventListener(
          'click',
          (event) => {
            if (event.defaultPrevented) keys.push(key)
            event.preventDefault()
          },
          { once: true },
        )
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
      }

      return keys
    })

    expect(prevented).toEqual(['none'])
  })

  test('to a missing page shows the error', async ({ page }) => {
    await openApp(page, '/')
    await headerLink(page, download).evaluate((link: HTMLAnchorElement) => {
      link.href = '/gone/'
    })
    await headerLink(page, '/gone/').click()
    await expect(page.locator('h1[data-error]')).toContainText('/gone/')
  })

  test('closes the mobile menu', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openApp(page, '/')
    const { menu, control } = mobileMenu(page)
    await control.click()
    await menu.locator(`a[href="${price}"]`).click()
    await showsPage(page, 'price')
    await expect(menu).not.toHaveAttribute('open')
  })
})

/** Records the scroll position in every frame, from when `start` becomes true in the page. */
async function recordFrames(page: Page, heading: string | null): Promise<void> {
  await page.evaluate((before) => {
    const positions: number[] = []
    const record = () => {
      if (document.querySelector('h1')?.textContent !== before) positions.push(scrollY)
      requestAnimationFrame(record)
    }

    Object.assign(window, { positions })
    requestAnimationFrame(record)
  }, heading)
}

const recordedFrames = (page: Page) =>
  page.evaluate(() => (window as unknown as { positions: readonly number[] }).positions)

const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight))

for (const locale of ['en', 'ar'] as const) {
  test(`a page opened from the end of another starts at its top, without motion (${locale})`, async ({
    page,
  }) => {
    await openApp(page, pathFor('tutorial', locale))
    // The visitor has used the contents, which scroll smoothly.
    await page.locator('main a[href^="#"]').last().click()
    await scrollToEnd(page)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    await recordFrames(page, await page.locator('h1').textContent())
    await footerLink(page, pathFor('price', locale)).click()
    await showsPage(page, 'price', locale)
    await expect.poll(async () => (await recordedFrames(page)).length).toBeGreaterThan(20)
    expect(new Set(await recordedFrames(page))).toEqual(new Set([0]))
  })
}

test('a link to a section of the same page scrolls smoothly, and the contents mark the section', async ({
  page,
}) => {
  await openApp(page, service)
  await recordFrames(page, null)
  const link = page.locator('main a[href^="#"]').last()

  await link.click()
  const target = await link.getAttribute('href')

  await expect(page.locator(target ?? '')).toBeInViewport()
  expect(new Set(await recordedFrames(page)).size).toBeGreaterThan(3)

  const marked = page.locator('main a[aria-current=location]')

  for (const index of [4, 2]) {
    const section = page.locator('main a[href^="#"]').nth(index)

    await section.click()
    await expect(marked).toHaveAttribute('href', (await section.getAttribute('href')) ?? '')
  }
})

test('Back restores the scroll position', async ({ page }) => {
  await openApp(page, price)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  const position = await page.evaluate(() => Math.round(scrollY))

  await footerLink(page, about).evaluate((link: HTMLElement) => link.click())
  await showsPage(page, 'about')
  await page.goBack()
  await showsPage(page, 'price')
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(position)
})

/**
 * Returns how many listeners there are on elements, on the document and on the window, as soon as the number has stayed
 * the same for half a second: a page gets its last listeners when the browser is idle.
 */
async function countListeners(session: CDPSession) {
  let last = -1

  const change = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const previous = last
    last = metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0

    return last - previous
  }

  await expect.poll(change, { intervals: [500] }).toBe(0)

  return last
}

test('pages that the visitor has left listen to nothing more', async ({ page }) => {
  const session = await devtoolsOf(page)

  const visitPages = async () => {
    for (const route of ['home', 'tutorial', 'price', 'download'] as const) {
      await headerLink(page, pathFor(route, 'en')).click()
      await showsPage(page, route)
    }
  }

  await session.send('Performance.enable')
  await openApp(page, download)
  await visitPages()
  const before = await countListeners(session)

  for (let rounds = 0; rounds < 3; rounds += 1) await visitPages()
  expect((await countListeners(session)) - before).toBeLessThan(3)
})

test('a page reached by a link reloads without errors', async ({ page, baseURL }) => {
  await openApp(page, about)
  await headerLink(page, '/').click()
  await showsPage(page, 'home')
  const problems = watchProblems(page, baseURL ?? '')
  await page.reload()
  await appRuns(page)
  expect(problems).toEqual([])
})

test.describe('prefetching', () => {
  const isOtherPage = (path: string) =>
    /^\/page-data\/.*page-data\.json$/.test(path) && !path.includes(about)
  const dataOf = (path: string) => `/page-data${path}page-data.json`

  test('loads each page with a link in view, script and data together, and no file twice, so that following the link requests nothing', async ({
    page,
  }) => {
    const requests = watchRequests(page)
    const script = page.waitForRequest(/price-tsx/)

    await page.route(`**${dataOf(price)}`, (route) => script.then(() => route.continue()))
    await openApp(page, about)
    await expect.poll(() => requests).toContain(dataOf(price))
    await script
    await footerLink(page, about).scrollIntoViewIfNeeded()
    await requestsReported(page)
    // With every page, Gatsby asks the host again whether app-data.json is still the same.
    const files = requests.filter((path) => path !== '/page-data/app-data.json')

    expect(files.filter((path, index) => files.indexOf(path) !== index)).toEqual([])
    requests.length = 0
    await headerLink(page, price).click()
    await showsPage(page, 'price')
    expect(requests.filter((path) => path.includes('price'))).toEqual([])
  })

  test('loads a long legal page only when a link to the page is hovered or focused', async ({
    page,
  }) => {
    const requests = watchRequests(page)

    await openApp(page, about)
    await expect.poll(() => requests).toContain(dataOf(price))
    await footerLink(page, service).scrollIntoViewIfNeeded()
    await requestsReported(page)
    expect(requests).not.toContain(dataOf(service))
    await footerLink(page, service).hover()
    await expect.poll(() => requests).toContain(dataOf(service))
    expect(requests).not.toContain(dataOf(refund))
    await footerLink(page, refund).focus()
    await expect.poll(() => requests).toContain(dataOf(refund))
  })

  for (const [name, connection, userAgent] of [
    ['on a slow connection', { effectiveType: '2g' }, agents.linux],
    ['if the visitor saves data', { saveData: true }, agents.linux],
    ['for a crawler', {}, agents.crawler],
  ] as const) {
    test.describe(name, () => {
      test.use({ userAgent })

      test('is off', async ({ page }) => {
        await spoof(page, { connection })
        const requests = watchRequests(page)

        await openAppWithPausedClock(page, about)
        await advanceClock(page, 3)
        await headerLink(page, price).hover()
        await advanceClock(page, 1)
        expect(requests.filter(isOtherPage)).toEqual([])
        await page.clock.resume()
        await headerLink(page, price).click()
        await showsPage(page, 'price')
      })
    })
  }
})
