import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Gives every path at which a program of one of some names may stand, those of the first name first.
 *
 * @param {readonly string[]} names
 * @param {Readonly<Record<string, string | undefined>>} environment Where PATH is looked up.
 * @returns {string[]}
 */
export function programPaths(names, environment) {
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
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

/**
 * Says whether a program starts: some distributions put a mere advice to install it in its place.
 *
 * @param {string} path
 * @param {string} [asks] The option that it answers and ends.
 * @returns {boolean}
 */
export function starts(path, asks = '--version') {
  try {
    execFileSync(path, [asks], { stdio: 'ignore', timeout: 30_000 })
    return true
  } catch {
    return false
  }
}
