import { expect, test, type CDPSession, type Page } from '@playwright/test'
import { pathFor } from '../../src/lib/paths'
import { appRuns, isSameDocument, markDocument, openApp, showsPage } from '../support/app'
import { messagesOf } from '../support/content'
import { devtoolsOf } from '../support/devtools'
import { headerLink, mobileMenu } from '../support/layoutControls'
import { watchPolicy, watchProblems } from '../support/problems'

const about = pathFor('about', 'en')
const download = pathFor('download', 'en')
const price = pathFor('price', 'en')
const tutorial = pathFor('tutorial', 'en')

const headings = (page: Page) => page.locator('main :is(h1, h2, h3)').allTextContents()

test.describe('following a link', () => {
  test('shows the whole page at its top, without loading a document', async ({ page }) => {
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

    expect(await preventedClicks(page, download)).toEqual(['none'])
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
    const { menu, control } = mobileMenu(page)

    await page.setViewportSize({ width: 360, height: 740 })
    await openApp(page, '/')
    await control.click()
    await menu.locator(`a[href="${price}"]`).click()
    await showsPage(page, 'price')

    await expect(menu).not.toHaveAttribute('open')
  })
})

/** Clicks a link in the header in each way. Returns the ways in which the app prevents the default action. */
function preventedClicks(page: Page, path: string): Promise<string[]> {
  return headerLink(page, path).evaluate((link) => {
    const clicks = {
      none: {},
      Command: { metaKey: true },
      Control: { ctrlKey: true },
      Shift: { shiftKey: true },
      Alt: { altKey: true },
      'middle button': { button: 1 },
    }
    const prevented: string[] = []

    for (const [name, init] of Object.entries(clicks)) {
      // Comes after the listener of the app, and keeps the browser on the page.
      addEventListener(
        'click',
        (event) => {
          if (event.defaultPrevented) prevented.push(name)
          event.preventDefault()
        },
        { once: true },
      )
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
    }

    return prevented
  })
}

test('a page reached by a link reloads without errors', async ({ page, baseURL }) => {
  await openApp(page, about)
  await headerLink(page, '/').click()
  await showsPage(page, 'home')

  const problems = watchProblems(page, baseURL ?? '')

  await page.reload()
  await appRuns(page)

  expect(problems).toEqual([])
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
