import { spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline/promises'
import { chromium, firefox, webkit } from '@playwright/test'
import {
  findExecutable,
  findFirefox,
  findNginx,
  findTestBrowser,
  findWebkitDriver,
  isExecutable,
  playwrightBuild,
} from './executables'
import { run, tool } from './run'

/** A tool that the tests need and that npm does not install. */
interface Requirement {
  readonly name: string
  /** The Debian packages that contain the tool. */
  readonly packages: readonly string[]
  readonly isInstalled: () => boolean
}

const requirements: readonly Requirement[] = [
  { name: 'Chromium', packages: ['chromium-headless-shell'], isInstalled: hasChromium },
  {
    name: 'Firefox',
    packages: ['firefox-esr'],
    isInstalled: () => starts(playwrightBuild(firefox)) || starts(findFirefox()),
  },
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isInstalled: () => starts(playwrightBuild(webkit)) || starts(findWebkitDriver(), '--help'),
  },
  {
    name: 'nginx',
    packages: ['nginx', 'libnginx-mod-http-brotli-static', 'libnginx-mod-http-js'],
    isInstalled: () => !!findNginx(),
  },
  { name: 'OpenSSL', packages: ['openssl'], isInstalled: () => !!findExecutable('openssl') },
  { name: 'rsync', packages: ['rsync'], isInstalled: () => !!findExecutable('rsync') },
  {
    // The lines of this font are twice as high as its letters. It is on Android and on most Linux desktops.
    name: 'A font for Arabic',
    packages: ['fontconfig', 'fonts-noto-core'],
    isInstalled: () =>
      spawnSync('fc-list', ['Noto Sans Arabic'], { encoding: 'utf8' }).stdout !== '',
  },
  {
    name: 'Fonts for Japanese and Korean',
    packages: ['fontconfig', 'fonts-noto-cjk'],
    isInstalled: () =>
      [':lang=ja', ':lang=ko'].every(
        (language) => spawnSync('fc-list', [language], { encoding: 'utf8' }).stdout,
      ),
  },
]

const missing = () => requirements.filter(({ isInstalled }) => !isInstalled())

/**
 * Installs missing test tools (in a terminal, only if the user agrees), prints the names of tools that could not be
 * installed, and returns whether the tests can run. CI requires all tools. On other computers, only Chromium is required,
 * and tests that need another missing tool are skipped.
 */
export async function ensureTestTools(): Promise<boolean> {
  const needed = missing().flatMap(({ packages }) => packages)
  if (needed.length > 0 && canInstall() && (await isConfirmed(needed)))
    await installPackages(needed)
  if (!hasChromium()) await run(tool('playwright'), ['install', 'chromium'])
  const absent = missing()

  for (const { name, packages } of absent)
    console.error(
      `\n!!! ${name}: not installed. On Debian: sudo apt-get install ${packages.join(' ')}`,
    )

  return process.env.CI ? absent.length === 0 : hasChromium()
}

/** Returns whether Chromium starts. If CHROME_PATH is set, only the browser at that path is tried. */
function hasChromium(): boolean {
  return starts(findTestBrowser() ?? playwrightBuild(chromium))
}

/**
 * Returns whether an executable starts. An existing file is not enough: some distributions install a stub that only
 * prints which package to install. With the option, the executable exits at once.
 */
function starts(path: string | undefined, option = '--version'): boolean {
  if (!path) return false
  return spawnSync(path, [option], { stdio: 'ignore', timeout: 30_000 }).status === 0
}

const isRoot = process.getuid?.() === 0

/** Returns whether this process can install Debian packages: as root, or with sudo in CI. */
const canInstall = () => (isRoot || !!process.env.CI) && isExecutable('/usr/bin/apt-get')

/** In a terminal, asks whether to install packages. In CI and in scripts, returns true. */
async function isConfirmed(packages: readonly string[]): Promise<boolean> {
  if (process.env.CI || !process.stdin.isTTY) return true
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const question = `The tests need these Debian packages: ${packages.join(', ')}\nInstall them? [y/N] `
  const reply = await terminal.question(question)
  terminal.close()
  return /^y/i.test(reply)
}

/** Installs Debian packages with apt-get. */
async function installPackages(packages: readonly string[]): Promise<void> {
  const aptGet = (...args: string[]) =>
    run(isRoot ? 'env' : 'sudo', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args])

  await aptGet('update')
  // Installs one package per command, because a package that this Debian release lacks makes the whole command fail.
  for (const each of packages) {
    console.log(`Installing from the distribution: ${each}`)
    await aptGet('install', '--yes', '--no-install-recommends', each)
  }
}
