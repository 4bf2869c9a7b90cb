import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

// Playwright loads this module as CommonJS, so it and its imports must not use import.meta.

/**
 * The path of a Chrome or Chromium, or nothing. CHROME_PATH names another one.
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
  return process.env.CHROME_PATH ?? findProgram(names) ?? macApplications.find(isExecutable)
}

/** The path of the distribution's Firefox, or nothing. @returns {string | undefined} */
export const findFirefox = () => findProgram(['firefox-esr', 'firefox'])

/** The path of the distribution's WebKit driver, or nothing without a screen for it. @returns {string | undefined} */
export const findWebkitDriver = () => findProgram(['Xvfb']) && findProgram(['WebKitWebDriver'])

/**
 * The path of the first program that is installed, or nothing.
 *
 * @param {readonly string[]} names
 * @returns {string | undefined}
 */
export function findProgram(names) {
  // An ordinary user's PATH lacks the folders of server programs.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

/**
 * Says whether a path is a program that we may run.
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
