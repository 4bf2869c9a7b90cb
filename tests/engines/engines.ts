import { chromium, firefox, webkit, type BrowserType } from '@playwright/test'
import puppeteer from 'puppeteer-core'
import {
  findTestBrowser,
  findFirefox,
  findWebkitDriver,
  playwrightBuild,
} from '../../scripts/lib/executables'
import { startWebkitDriver } from './webkitDriver'

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'End'

export interface Tab {
  goto(url: string): Promise<unknown>
  /** Evaluates an expression in the page. The expression must return a string, or a promise of one. */
  evaluate(expression: string): Promise<string>
  press(key: Key): Promise<unknown>
  /** Clicks at a point in the viewport, in CSS pixels. */
  click(x: number, y: number): Promise<unknown>
  /** Gives the viewport a size, in CSS pixels. */
  resize(width: number, height: number): Promise<unknown>
  close(): Promise<unknown>
}

/**
 * For each engine, a function that starts a browser, or undefined if no browser with this engine is installed.
 * Playwright's own builds are preferred to other browsers.
 */
export const engines = {
  Chromium: withPlaywright(chromium, findTestBrowser() ?? playwrightBuild(chromium)),
  Firefox: withPlaywright(firefox, playwrightBuild(firefox)) ?? withPuppeteer(findFirefox()),
  WebKit: withPlaywright(webkit, playwrightBuild(webkit)) ?? withDriver(findWebkitDriver()),
} satisfies Readonly<Record<string, (() => Promise<Tab>) | undefined>>

export type EngineName = keyof typeof engines

/** Uses one of Playwright's own builds, if it is installed. */
function withPlaywright(engine: BrowserType, executablePath: string | undefined) {
  if (executablePath === undefined) return undefined

  return async (): Promise<Tab> => {
    // In CI, the tests run as root, and root cannot start Chromium with its sandbox.
    const args = engine === chromium ? ['--no-sandbox'] : []
    const browser = await engine.launch({ executablePath, args })
    const page = await browser.newPage({ locale: 'en-GB' })

    return tabOf(page, browser, (width, height) => page.setViewportSize({ width, height }))
  }
}

/** Uses Puppeteer, because Playwright cannot control Debian's build of Firefox. Puppeteer uses WebDriver BiDi. */
function withPuppeteer(executablePath: string | undefined) {
  if (executablePath === undefined) return undefined

  return async (): Promise<Tab> => {
    const extraPrefsFirefox = { 'intl.accept_languages': 'en-GB, en' }
    const options = { browser: 'firefox', executablePath, extraPrefsFirefox } as const
    const browser = await puppeteer.launch(options)
    const page = await browser.newPage()

    return tabOf(page, browser, (width, height) => page.setViewport({ width, height }))
  }
}

/** The methods that the pages of Playwright and Puppeteer have in common. */
interface EnginePage extends Pick<Tab, 'goto'> {
  evaluate(expression: string): Promise<unknown>
  readonly keyboard: Pick<Tab, 'press'>
  readonly mouse: Pick<Tab, 'click'>
}

/** Returns a tab of a browser that Playwright or Puppeteer controls. */
function tabOf(page: EnginePage, browser: Pick<Tab, 'close'>, resize: Tab['resize']): Tab {
  return {
    // If a page redirects while it loads, Firefox aborts the first navigation, and `goto` rejects.
    goto: (url) => page.goto(url).catch(ignoreAborted),
    evaluate: (expression) => page.evaluate(expression) as Promise<string>,
    press: (key) => page.keyboard.press(key),
    click: (x, y) => page.mouse.click(x, y),
    resize,
    close: () => browser.close(),
  }
}

function ignoreAborted(error: unknown): void {
  if (!String(error).includes('NS_BINDING_ABORTED')) throw error
}

function withDriver(path: string | undefined) {
  return path === undefined ? undefined : () => startWebkitDriver(path)
}
