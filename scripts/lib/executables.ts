import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'

const browsers = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome.exe',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Returns the path of the installed Chrome or Chromium, or CHROME_PATH if that variable is set. */
export const findBrowser = () => process.env.CHROME_PATH ?? findExecutable(...browsers)

/**
 * Returns the path of the browser for tests: CHROME_PATH, Chromium's headless shell, or the browser from `findBrowser`.
 * The headless shell needs half the CPU time of Chromium, because it has no user interface.
 */
export const findTestBrowser = () =>
  process.env.CHROME_PATH ?? findExecutable('chromium-headless-shell', ...browsers)

/** Returns the path of the Linux distribution's Firefox. */
export const findFirefox = () => findExecutable('firefox-esr', 'firefox')

/** Returns the path of the installed nginx, if it can run JavaScript (njs). */
export const findNginx = () =>
  existsSync('/etc/nginx/modules-enabled/50-mod-http-js.conf') ? findExecutable('nginx') : undefined

/** Returns the path of the distribution's WebKit driver; undefined without Xvfb. */
export const findWebkitDriver = () => findExecutable('Xvfb') && findExecutable('WebKitWebDriver')

/** Returns the path of Playwright's own build of a browser, or undefined if that build is not installed. */
export const playwrightBuild = (engine: { executablePath: () => string }) =>
  [engine.executablePath()].find(isExecutable)

/** Returns the path of the first executable that is installed. The arguments are names or absolute paths. */
export function findExecutable(...names: readonly string[]): string | undefined {
  // Servers such as nginx are in sbin, which is often not in a user's PATH.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return names.flatMap((name) => folders.map((folder) => resolve(folder, name))).find(isExecutable)
}

/** Returns whether the current user can execute a file. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
