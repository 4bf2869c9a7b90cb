import { execFileSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { findBrowser, isExecutable } from './browser.mjs'
import { run, tool } from './run.mjs'

/**
 * Gives the path of a browser that starts, installing one where none does; nothing when that fails too.
 *
 * @returns {Promise<string | undefined>}
 */
export async function ensureBrowser() {
  const named = process.env.CHROME_PATH
  if (named) return works(named) ? named : undefined
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
  return [findBrowser(process.env), playwrightBrowser()].find((path) => path && works(path))
}

async function fromDistribution() {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return undefined
  console.log('Installing Chromium from the distribution …')
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], quiet)
  await run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], quiet)
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

/**
 * Says whether a browser starts: some distributions put a mere advice to install it in its place.
 *
 * @param {string} path
 */
function works(path) {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 })
    return true
  } catch {
    return false
  }
}
