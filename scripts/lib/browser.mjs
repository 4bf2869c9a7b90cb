import { isExecutable, programPaths } from './programs.mjs'

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
  return [
    ...programPaths(names, environment),
    ...macApplications.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  ].find(exists)
}
