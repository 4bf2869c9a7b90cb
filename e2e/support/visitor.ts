import { expect, type Page } from '@playwright/test'
import { sharedDataPath } from '../../src/lib/sharedData'
import { withHash } from '../../tests/support/withHash'

/** What a spoofed browser says of itself; what is left out stays as it is. */
export interface Spoof {
  readonly userAgentData?: { readonly platform: string; readonly mobile?: boolean } | null
  /** What the precise question is answered with; without it the question is refused. */
  readonly highEntropy?: Readonly<Record<string, string>>
  readonly webglRenderer?: string
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean }
  readonly deviceMemory?: number
  readonly maxTouchPoints?: number
}

/** Makes the pages that are opened from now on believe what a spoofed browser says. */
export async function spoof(page: Page, said: Spoof): Promise<void> {
  await page.addInitScript((visitor: Spoof) => {
    const say = (name: string, value: unknown) =>
      Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true })
    if (visitor.userAgentData !== undefined) {
      const { highEntropy } = visitor
      const getHighEntropyValues = () =>
        highEntropy ? Promise.resolve(highEntropy) : Promise.reject(new Error('refused'))
      const data = visitor.userAgentData
      say('userAgentData', data ? { mobile: false, ...data, getHighEntropyValues } : undefined)
    }
    for (const name of ['connection', 'deviceMemory', 'maxTouchPoints'] as const) {
      if (visitor[name] !== undefined) say(name, visitor[name])
    }
    if (visitor.webglRenderer !== undefined) {
      const context = {
        RENDERER: 1,
        getParameter: () => visitor.webglRenderer,
        getExtension: () => null,
      }
      HTMLCanvasElement.prototype.getContext = (() => context) as never
    }
  }, said)
}

/** Makes storage and cookies throw or stay empty, as a browser that blocks them does. */
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

/** Opens a page and waits until the app runs. */
export async function openApp(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await appRuns(page)
}

/** Opens a page whose clock goes on only when a test lets it: what a script puts off waits for that. */
export async function openInHeldTime(page: Page, path: string): Promise<void> {
  // The held clock knows of timers only, so this browser is one that knows no others.
  await page.addInitScript(() => Object.defineProperty(window, 'scheduler', { value: undefined }))
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto(path)
}

/** Opens a page whose clock is held, too, and waits until the app runs, in next to no time by that clock. */
export async function openAppInHeldTime(page: Page, path: string): Promise<void> {
  await openInHeldTime(page, path)
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(page.locator('html[data-app]')).toHaveCount(1, { timeout: 50 })
  }).toPass({ intervals: [0] })
}

/** Waits until the app runs on the page that is open. */
export async function appRuns(page: Page): Promise<void> {
  await page.locator('html[data-app]').waitFor({ state: 'attached' })
}

/** Makes the app believe that the SHA-256 of every file is this one, on English pages that are opened from now on. */
export async function publishHash(page: Page, hash: string): Promise<void> {
  await page.route(`**${sharedDataPath('en')}`, async (route) => {
    const answer = await route.fetch()
    const body = withHash(await answer.text(), hash)
    await route.fulfill({ response: answer, body })
  })
}

/** User agents as browsers send them. */
export const agents = {
  windowsChrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  macChrome:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  macSafari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  macFirefox:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0',
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  linux:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  crawler: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
} as const
