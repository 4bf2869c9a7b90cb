import { execFileSync, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import {
  findBrowser,
  findFirefox,
  findProgram,
  findWebkitDriver,
  isExecutable,
} from './programs.mjs'
import { run, tool } from './run.mjs'

/**
 * A program that the tests need besides the dependencies of npm.
 *
 * @typedef {object} Requirement
 * @property {string} name
 * @property {readonly string[]} packages Debian's packages for it.
 * @property {() => boolean} isThere
 */

/** @type {readonly Requirement[]} */
const requirements = [
  { name: 'Chromium', packages: ['chromium'], isThere: hasChromium },
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    isThere: () => starts(playwrightBrowser('firefox')) || starts(findFirefox()),
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isThere: () => starts(playwrightBrowser('webkit')) || starts(findWebkitDriver(), '--help'),
  },
  {
    name: 'nginx',
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    isThere: () => findProgram(['nginx']) !== undefined,
  },
  {
    name: 'rsync',
    packages: ['rsync'],
    isThere: () => findProgram(['rsync']) !== undefined,
  },
  {
    name: 'Fonts for Japanese and Korean',
    packages: ['fontconfig', 'fonts-noto-cjk'],
    isThere: () =>
      ['ja', 'ko'].every((language) =>
        Boolean(spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' }).stdout),
      ),
  },
]

/**
 * Installs the programs that the tests need where they are missing, and prints what could not be installed.
 * Without Chromium nothing can be tested; the tests of another missing program are skipped, except in CI.
 *
 * @returns {Promise<boolean>} Whether the tests can run.
 */
export async function ensurePrograms() {
  for (const { name, packages } of missing()) await installPackages(name, packages)
  if (!hasChromium()) await run(tool('playwright'), ['install', 'chromium'])
  for (const { name, packages } of missing()) {
    console.error(
      `\n!!! ${name}: not installed. On Debian: sudo apt-get install ${packages.join(' ')}`,
    )
  }
  if (!hasChromium()) return false
  return !process.env.CI || missing().length === 0
}

/**
 * The path of a browser that Playwright installed, or nothing.
 *
 * @param {'chromium' | 'firefox' | 'webkit'} name
 * @returns {string | undefined}
 */
function playwrightBrowser(name) {
  // Loaded on demand: this module is imported before the dependencies are installed.
  const path = createRequire(import.meta.url)('@playwright/test')[name].executablePath()
  return isExecutable(path) ? path : undefined
}

/** A browser that CHROME_PATH names must start itself. */
function hasChromium() {
  return starts(findBrowser() ?? playwrightBrowser('chromium'))
}

const missing = () => requirements.filter(({ isThere }) => !isThere())

/**
 * Says whether a program starts. Some distributions install a stub that only names the package.
 *
 * @param {string | undefined} path
 * @param {string} [option] An option that makes it print something and exit.
 */
function starts(path, option = '--version') {
  if (!path) return false
  try {
    execFileSync(path, [option], { stdio: 'ignore', timeout: 30_000 })
    return true
  } catch {
    return false
  }
}

/**
 * Installs Debian packages if we are root; does nothing on other systems.
 *
 * @param {string} name What is installed, for the log.
 * @param {readonly string[]} packages
 */
async function installPackages(name, packages) {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return
  console.log(`Installing from the distribution: ${name}`)
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], quiet)
  // One by one: a package that this release does not have must not block the others.
  for (const each of packages) {
    await run('apt-get', ['install', '--yes', '-qq', '--no-install-recommends', each], quiet)
  }
}
