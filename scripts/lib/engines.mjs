import { isExecutable, programPaths } from './programs.mjs'

/**
 * An engine besides Chromium, and the program through which the tests drive it.
 *
 * @typedef {object} Engine
 * @property {string} name
 * @property {string} variable Names another program than the one that is found.
 * @property {readonly string[]} programs What the program may be called.
 * @property {string} asks What it answers without doing anything, so that it can be told from a mere advice to install it.
 * @property {readonly string[]} besides What has to be there with it.
 * @property {readonly string[]} packages What a Debian calls all that.
 */

/** @type {readonly Engine[]} */
export const furtherEngines = [
  {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    programs: ['firefox-esr', 'firefox'],
    asks: '--version',
    besides: [],
    packages: ['firefox-esr'],
  },
  {
    name: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    programs: ['WebKitWebDriver'],
    // It knows no --version.
    asks: '--help',
    besides: ['Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
]

/**
 * The path of the program that drives an engine, or nothing where it, or what it needs, is not on this machine.
 *
 * @param {Engine} engine
 * @param {Readonly<Record<string, string | undefined>>} environment Where its variable and PATH are looked up.
 * @param {(path: string) => boolean} [exists] Whether a program stands at a path.
 * @returns {string | undefined}
 */
export function findEngine({ variable, programs, besides }, environment, exists = isExecutable) {
  const named = environment[variable]
  if (named) return named
  const isThere = (/** @type {string} */ name) => programPaths([name], environment).some(exists)
  if (!besides.every(isThere)) return undefined
  return programPaths(programs, environment).find(exists)
}
