import { createRequire } from 'node:module'
import { findBrowser } from './browser.mjs'
import { installPackages } from './distribution.mjs'
import { starts } from './programs.mjs'
import { run, tool } from './run.mjs'

/**
 * Gives the path of a browser that starts, installing one where none does; nothing when that fails too.
 *
 * @returns {Promise<string | undefined>}
 */
export async function ensureBrowser() {
  const named = process.env.CHROME_PATH
  if (named) return starts(named) ? named : undefined
  return working() ?? (await fromDistribution()) ?? (await fromPlaywright())
}

/**
 * What to say when there is no browser: the one command that helps.
 *
 * @returns {string}
 */
export function browserAdvice() {
  return process.env.CHROME_PATH
    ? `No browser starts at CHROME_PATH (${process.env.CHROME_PATH}). Name another one, or run: unset CHROME_PATH`
    : 'No browser could be installed. Run: sudo npx playwright install --with-deps chromium'
}

function working() {
  return [findBrowser(process.env), playwrightBrowser()].find((path) => path && starts(path))
}

async function fromDistribution() {
  await installPackages('Chromium', ['chromium'])
  return working()
}

async function fromPlaywright() {
  console.log("Installing Playwright's Chromium …")
  await run(tool('playwright'), ['install', 'chromium'])
  return working()
}

/** @returns {string} Where Playwright keeps its own Chromium, installed or not. */
function playwrightBrowser() {
  // Required late: this module is loaded before the dependencies are installed.
  return createRequire(import.meta.url)('@playwright/test').chromium.executablePath()
}
