import { devices, expect, type Page } from '@playwright/test'
import { pageName } from '../../src/lib/paths'
import { type Locale } from '../../src/site/locales'
import { type Route } from '../../src/site/routes'
import { readBuilt } from './builtSite'
import { messagesOf } from './content'
import { crawlers } from './crawlers'

/** Values that the browser reports instead of its own. Omitted values are not spoofed. */
export interface Spoof {
  readonly userAgentData?: { readonly platform: string; readonly mobile?: boolean } | null
  /** The result of `getHighEntropyValues()`. If `highEntropy` is undefined, the promise rejects. */
  readonly highEntropy?: Readonly<Record<string, string>>
  readonly webglRenderer?: string
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean }
  readonly deviceMemory?: number
  readonly maxTouchPoints?: number
}

/** Makes the browser report the spoofed values to all documents that the page loads afterwards. */
export async function spoof(page: Page, spoofed: Spoof): Promise<void> {
  await page.addInitScript((visitor: Spoof) => {
    const define = (name: string, value: unknown) =>
      Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true })
    if (visitor.userAgentData !== undefined) {
      const { highEntropy } = visitor
      const getHighEntropyValues = () =>
        highEntropy ? Promise.resolve(highEntropy) : Promise.reject(new Error('refused'))
      const data = visitor.userAgentData

      define('userAgentData', data ? { mobile: false, ...data, getHighEntropyValues } : undefined)
    }

    for (const name of ['connection', 'deviceMemory', 'maxTouchPoints'] as const) {
      if (visitor[name] !== undefined) define(name, visitor[name])
    }

    if (visitor.webglRenderer !== undefined) {
      const context = {
        RENDERER: 1,
        getParameter: () => visitor.webglRenderer,
        getExtension: () => null,
      }

      HTMLCanvasElement.prototype.getContext = (() => context) as never
    }
  }, spoofed)
}

/** Makes access to web storage and cookies throw, as in a browser that blocks site data. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse })
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
  })
}

/** Waits until the app is running. */
export async function appRuns(page: Page): Promise<void> {
  await page.locator('html[data-app]').waitFor({ state: 'attached' })
}

/** Opens a page and waits until the app is running. The app does not wait until the page is idle, as after a touch. */
export async function openApp(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
  await appRuns(page)
}

/** Holds back the app's script. Returns a function that lets the script load. */
export async function holdApp(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/app-[0-9a-f]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

/** Opens a page with a paused clock. `page.clock.runFor` advances the clock. */
export async function openWithPausedClock(page: Page, path: string): Promise<void> {
  // Removes the Scheduler API, because Playwright's clock does not control it.
  await page.addInitScript(() => Object.defineProperty(window, 'scheduler', { value: undefined }))
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto(path)
}

/** Opens a page with a paused clock, and advances the clock until the app is running. */
export async function openAppWithPausedClock(page: Page, path: string): Promise<void> {
  await openWithPausedClock(page, path)
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(page.locator('html[data-app]')).toHaveCount(1, { timeout: 50 })
  }).toPass({ intervals: [0] })
}

/** Advances a paused clock in steps of one second. After each step, waits until the sent requests are reported. */
export async function advanceClock(page: Page, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 1) {
    await page.clock.runFor(1000)
    await requestsReported(page)
  }
}

/** Waits until Playwright has reported every request that the page has sent. */
export async function requestsReported(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The app prefetches when its IntersectionObserver is notified. Observers are notified in order of creation, so
    // when the one below is notified, the app's observer has been notified too.
    await new Promise<void>((seen) => {
      new IntersectionObserver(() => seen()).observe(document.body)
    })
    // When this request has a response, Playwright has reported all earlier requests.
    await (await fetch('/robots.txt')).text()
  })
}

/** Waits until the app has rendered the page of the given route and language. */
export async function showsPage(page: Page, route: Route, locale: Locale = 'en'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-page', pageName(route, locale))
}

/** Returns a list to which the path of every later request is added. */
export function watchRequests(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

/** Marks the document, so that `isSameDocument` can detect a full page load. */
export const markDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { marked: true }))

/** Returns whether no full page load has happened since `markDocument`. */
export const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window)

/** Blocks web fonts, because late fonts shift the layout. performance.spec.ts tests these layout shifts. */
export const blockFonts = (page: Page) => page.route('**/*.woff2', (route) => route.abort())

/** Returns the cumulative layout shift since the page was opened or since a later time. Only Chromium measures it. */
export function layoutShift(page: Page, since = 0): Promise<number> {
  return page.evaluate(async (start) => {
    let total = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.startTime >= start) total += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    await new Promise((resolve) => setTimeout(resolve, 300))
    return total
  }, since)
}

/** Opens a page until that shifts by less than `limit`: a busy computer may paint half a header, whose links then move. */
export const expectNoShift = (page: Page, open: () => Promise<unknown>, limit = 0.01) =>
  expect(async () => {
    await open()
    expect(await layoutShift(page)).toBeLessThan(limit)
  }).toPass({ timeout: 30_000 })

/** Returns a list to which console errors and warnings, failed requests and requests to other hosts are added. */
export function watchProblems(page: Page, origin: string): string[] {
  const problems: string[] = []
  const note = (problem: string) => problems.push(`${new URL(page.url()).pathname}: ${problem}`)

  page.on('console', (message) => {
    // Ignores this warning, because Chrome also logs it if a slow computer uses a preloaded file late.
    if (message.text().includes('was preloaded using link preload but not used')) return
    if (['error', 'warning'].includes(message.type())) note(message.text())
  })
  page.on('pageerror', ({ message }) => note(`uncaught ${message}`))
  page.on('requestfailed', (request) => {
    // Ignores aborted requests, because every navigation aborts pending requests.
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') note(`${reason} ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.url()}`)
  })
  page.on('request', (request) => {
    const url = request.url()
    if (!/^(data|blob):/.test(url) && !url.startsWith(origin)) note(`third party ${url}`)
  })

  return problems
}

/** Returns a list to which every violation of the content security policy is added. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = []

  await page.exposeFunction('noteViolation', (line: string) => violations.push(line))
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation: (line: string) => void }
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event
      noteViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })

  return violations
}

/** Mocks the hosts of the installers. Returns a list to which the URL of each requested installer is added. */
export async function mockDownloads(page: Page): Promise<string[]> {
  const requested: string[] = []
  await page.route(/\.(exe|dmg)$/, (route) => {
    requested.push(route.request().url())
    const headers = { 'Content-Disposition': 'attachment' }
    return route.fulfill({ body: 'a file', headers, contentType: 'application/octet-stream' })
  })
  return requested
}

/** Edits the page data that the app loads. By default, edits the data for all pages; `name` selects one page. */
export async function editPageData(
  page: Page,
  edit: (pageData: string) => string,
  name = '**',
): Promise<void> {
  await page.route(`**/page-data/${name}/page-data.json`, (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: edit(readBuilt(new URL(route.request().url()).pathname)),
    }),
  )
}

/** Sets the SHA-256 hash of every installer in the page data that the app loads. */
export function publishHash(page: Page, hash: string): Promise<void> {
  return editPageData(page, (pageData) =>
    pageData.replaceAll(/"sha256":(?:null|"[^"]*")/g, `"sha256":"${hash}"`),
  )
}

/** Locates a menu in the header: its `<details>` and `<summary>` elements. */
function headerMenu(page: Page, label: string) {
  const labelled = page.locator('summary', { hasText: label })
  const menu = page.locator('header details').filter({ has: labelled })

  return { menu, control: menu.locator('summary') }
}

export const languageMenu = (page: Page, locale: Locale = 'en') =>
  headerMenu(page, messagesOf(locale, 'common').language.label)

/** Locates the navigation menu for narrow windows. */
export const mobileMenu = (page: Page, locale: Locale = 'en') =>
  headerMenu(page, messagesOf(locale, 'common').menu)

/** Locates the visible link to a path in the header. */
export const headerLink = (page: Page, path: string) =>
  page.locator(`header a[href="${path}"]`).locator('visible=true').first()

/** Locates the link to a path in the footer. */
export const footerLink = (page: Page, path: string) =>
  page.locator(`footer a[href="${path}"]`).first()

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10'

/** User agents of real browsers. */
export const agents = {
  windowsChrome: devices['Desktop Chrome'].userAgent,
  windows7: 'Mozilla/5.0 (Windows NT 6.1; Win64; x64; rv:115.0) Gecko/20100101 Firefox/115.0',
  macChrome: `${mac}_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36`,
  macSafari: devices['Desktop Safari'].userAgent,
  macFirefox: `${mac}.15; rv:132.0) Gecko/20100101 Firefox/132.0`,
  iPhone: devices['iPhone 15'].userAgent,
  android: devices['Pixel 7'].userAgent,
  linux:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  unknown: 'Mozilla/5.0',
  crawler: crawlers[0],
} as const
