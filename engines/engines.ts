import { findBrowser } from '../scripts/lib/browser.mjs'
import { findEngine, furtherEngines } from '../scripts/lib/engines.mjs'
import { type Browser } from './browser'
import { startChromium } from './chromium'
import { startFirefox } from './firefox'
import { startWebkit } from './webkit'

interface Engine {
  /** The program that drives it; undefined where there is none on this machine. */
  readonly program: string | undefined
  readonly start: (program: string) => Promise<Browser>
}

const further = (wanted: string) => {
  const engine = furtherEngines.find(({ name }) => name === wanted)
  return engine && findEngine(engine, process.env)
}

/** The three engines that browsers are made of. */
export const engines = {
  Chromium: { program: findBrowser(process.env), start: startChromium },
  Firefox: { program: further('Firefox'), start: startFirefox },
  WebKit: { program: further('WebKit'), start: startWebkit },
} satisfies Readonly<Record<string, Engine>>

export type EngineName = keyof typeof engines
