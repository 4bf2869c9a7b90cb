import { chromium, firefox, webkit, type BrowserType } from '@playwright/test'
import puppeteer from 'puppeteer-core'
import {
  findTestBrowser,
  findFirefox,
  findWebkitDriver,
  isExecutable,
} from '../../scripts/lib/executables.mjs'
import { startWebkitDriver } from './webkitDriver'

/** The keys that the journeys press. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowLeft' | 'ArrowRight'

/** One tab of a browser, with the few actions that every driver has. */
export interface Tab {
  goto(address: string): Promise<unknown>
  /** Evaluates an expression in the page and returns its value, a string. */
  evaluate(expression: string): Promise<string>
  press(key: Key): Promise<unknown>
  /** Clicks at a point of the window, in CSS pixels. */
  click(x: number, y: number): Promise<unknown>
  close(): Promise<unknown>
}

/** Functions that start a browser of each engine; undefined if none is installed. Playwright's own browsers are preferred. */
export const engines = {
  Chromium: withPlaywright(chromium, findTestBrowser() ?? installed(chromium)),
  Firefox: withPlaywright(firefox, installed(firefox)) ?? withPuppeteer(findFirefox()),
  WebKit: withPlaywright(webkit, installed(webkit)) ?? withDriver(findWebkitDriver()),
} satisfies Readonly<Record<string, (() => Promise<Tab>) | undefined>>

export type EngineName = keyof typeof engines

/** Returns the path of Playwright's own browser, if it is installed. */
function installed(engine: BrowserType): string | undefined {
  const path = engine.executablePath()
  return isExecutable(path) ? path : undefined
}

function withPlaywright(engine: BrowserType, executablePath: string | undefined) {
  if (executablePath === undefined) return undefined
  return async (): Promise<Tab> => {
    // CI runs as root, for whom Chromium has no sandbox.
    const args = engine === chromium ? ['--no-sandbox'] : []
    const browser = await engine.launch({ executablePath, args })
    const page = await browser.newPage({ locale: 'en-GB' })
    return {
      goto: (address) => page.goto(address),
      evaluate: (expression) => page.evaluate<string>(expression),
      press: (key) => page.keyboard.press(key),
      click: (x, y) => page.mouse.click(x, y),
      close: () => browser.close(),
    }
  }
}

/** Playwright cannot drive the distribution's Firefox; Puppeteer can, through WebDriver BiDi. */
function withPuppeteer(executablePath: string | undefined) {
  if (executablePath === undefined) return undefined
  return async (): Promise<Tab> => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      extraPrefsFirefox: { 'intl.accept_languages': 'en-GB, en' },
    })
    const page = await browser.newPage()
    return {
      // A page that redirects while it loads aborts the first navigation.
      goto: (address) => page.goto(address).catch(ignoreAborted),
      evaluate: (expression) => page.evaluate(expression) as Promise<string>,
      press: (key) => page.keyboard.press(key),
      click: (x, y) => page.mouse.click(x, y),
      close: () => browser.close(),
    }
  }
}

function ignoreAborted(error: unknown): void {
  if (!String(error).includes('NS_BINDING_ABORTED')) throw error
}

function withDriver(path: string | undefined) {
  return path === undefined ? undefined : () => startWebkitDriver(path)
}
