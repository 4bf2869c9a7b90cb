import { execFileSync, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline/promises'
import {
  findExecutable,
  findFirefox,
  findNginx,
  findTestBrowser,
  findWebkitDriver,
  isExecutable,
} from './executables.mjs'
import { run, tool } from './run.mjs'

/**
 * A tool that the tests need and that npm does not install.
 *
 * @typedef {object} Requirement
 * @property {string} name
 * @property {readonly string[]} packages The Debian packages that contain the tool.
 * @property {() => boolean} isInstalled
 */

/** @type {readonly Requirement[]} */
const requirements = [
  { name: 'Chromium', packages: ['chromium-headless-shell'], isInstalled: hasChromium },
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    isInstalled: () => starts(playwrightBrowser('firefox')) || starts(findFirefox()),
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isInstalled: () => starts(playwrightBrowser('webkit')) || starts(findWebkitDriver(), '--help'),
  },
  {
    name: 'nginx',
    packages: ['nginx', 'libnginx-mod-http-brotli-static', 'libnginx-mod-http-js'],
    isInstalled: () => Boolean(findNginx()),
  },
  { name: 'rsync', packages: ['rsync'], isInstalled: () => Boolean(findExecutable(['rsync'])) },
  {
    name: 'Fonts for Japanese and Korean',
    packages: ['fontconfig', 'fonts-noto-cjk'],
    isInstalled: () =>
      ['ja', 'ko'].every((language) =>
        Boolean(spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' }).stdout),
      ),
  },
]

/**
 * Installs missing test tools (in a terminal, only if the user agrees), and prints the names of tools that could not be installed. CI requires all tools. On
 * other computers, only Chromium is required, and tests that need another missing tool are skipped.
 *
 * @returns {Promise<boolean>} Whether the tests can run.
 */
export async function ensureTestTools() {
  const packages = missing().flatMap((requirement) => requirement.packages)
  if (packages.length > 0 && canInstall() && (await isConfirmed(packages)))
    await installPackages(packages)
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
 * Returns the path of a browser if Playwright has installed it.
 *
 * @param {'chromium' | 'firefox' | 'webkit'} name
 * @returns {string | undefined}
 */
function playwrightBrowser(name) {
  // Playwright is loaded here, because this module is imported before the dependencies are installed.
  const path = createRequire(import.meta.url)('@playwright/test')[name].executablePath()
  return isExecutable(path) ? path : undefined
}

/** Returns whether Chromium starts. If CHROME_PATH is set, only the browser at that path is tried. */
function hasChromium() {
  return starts(findTestBrowser() ?? playwrightBrowser('chromium'))
}

const missing = () => requirements.filter(({ isInstalled }) => !isInstalled())

/**
 * Returns whether an executable starts. An existing file is not enough: some distributions install a stub that only
 * prints which package to install.
 *
 * @param {string | undefined} path
 * @param {string} [option] An option with which the executable exits at once.
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

const isRoot = process.getuid?.() === 0

/** Returns whether this process can install Debian packages: as root, or with sudo in CI. */
const canInstall = () => (isRoot || Boolean(process.env.CI)) && isExecutable('/usr/bin/apt-get')

/** In a terminal, asks whether to install packages. In CI and in scripts, returns true. @param {string[]} packages */
async function isConfirmed(packages) {
  if (process.env.CI || !process.stdin.isTTY) return true
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const question = `The tests need these Debian packages: ${packages.join(', ')}\nInstall them? [y/N] `
  const reply = await terminal.question(question)
  terminal.close()
  return /^y/i.test(reply)
}

/** @param {readonly string[]} packages */
async function installPackages(packages) {
  const aptGet = (/** @type {string[]} */ ...args) =>
    run(isRoot ? 'env' : 'sudo', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args])
  await aptGet('update')
  // Installs one package per command, because a package that this Debian release lacks makes the whole command fail.
  for (const each of packages) {
    console.log(`Installing from the distribution: ${each}`)
    await aptGet('install', '--yes', '--no-install-recommends', each)
  }
}
