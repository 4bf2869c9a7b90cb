import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

// Playwright loads this module as CommonJS, so neither this module nor its imports may use import.meta.

/**
 * Returns the path of the installed Chrome or Chromium, or CHROME_PATH if that variable is set.
 *
 * @returns {string | undefined}
 */
export function findBrowser() {
  const names = [
    'google-chrome-stable',
    'google-chrome',
    'chromium',
    'chromium-browser',
    'chrome.exe',
  ]
  const macApplications = ['Google Chrome', 'Chromium'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  )
  return process.env.CHROME_PATH ?? findExecutable(names) ?? macApplications.find(isExecutable)
}

/**
 * Returns the path of the browser for tests: CHROME_PATH, Chromium's headless shell, or the browser from `findBrowser`.
 * The headless shell needs half the CPU time of Chromium, because it has no user interface.
 *
 * @returns {string | undefined}
 */
export const findTestBrowser = () =>
  process.env.CHROME_PATH ?? findExecutable(['chromium-headless-shell']) ?? findBrowser()

/** Returns the path of the Linux distribution's Firefox. @returns {string | undefined} */
export const findFirefox = () => findExecutable(['firefox-esr', 'firefox'])

/** Returns the path of the installed nginx, if it can run JavaScript (njs). @returns {string | undefined} */
export const findNginx = () =>
  existsSync('/etc/nginx/modules-enabled/50-mod-http-js.conf')
    ? findExecutable(['nginx'])
    : undefined

/** Returns the path of the distribution's WebKit driver; undefined without Xvfb. @returns {string | undefined} */
export const findWebkitDriver = () =>
  findExecutable(['Xvfb']) && findExecutable(['WebKitWebDriver'])

/**
 * Returns the path of the first executable in `names` that is installed.
 *
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
export function findExecutable(names) {
  // Servers such as nginx are in sbin, which is often not in a user's PATH.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

/**
 * Returns whether the current user can execute a file.
 *
 * @param {string} path
 * @returns {boolean}
 */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
