import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'chrome.exe',
]
const macApplications = ['Google Chrome', 'Chromium']

/**
 * The path of a Chrome or Chromium on this machine, or nothing; the one named by CHROME_PATH goes before all others.
 *
 * @param {Readonly<Record<string, string | undefined>>} environment Where CHROME_PATH and PATH are looked up.
 * @param {(path: string) => boolean} [exists] Whether a program stands at a path.
 * @returns {string | undefined}
 */
export function findBrowser(environment, exists = isExecutable) {
  if (environment.CHROME_PATH) return environment.CHROME_PATH
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean)
  return [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...macApplications.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  ].find(exists)
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
