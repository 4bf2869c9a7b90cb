import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockedPackage */

/**
 * Installs the locked dependencies if they are missing or out of date.
 *
 * @returns {Promise<boolean>} Whether the dependencies are installed now.
 */
export async function ensureInstalled() {
  if (isInstalled()) return true
  console.log('Installing the locked dependencies …')
  // If NODE_ENV is `production`, npm skips the development dependencies without --include=dev.
  return (await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])) === 0
}

/** Returns whether node_modules has the locked version of every package. Optional packages may be missing. */
function isInstalled() {
  try {
    const installed = packagesIn('node_modules/.package-lock.json')
    return Object.entries(packagesIn('package-lock.json')).every(
      ([path, { version, optional, devOptional }]) =>
        path === '' ||
        (installed[path]
          ? installed[path].version === version
          : (optional ?? devOptional) === true),
    )
  } catch {
    return false
  }
}

/**
 * @param {string} lockFile
 * @returns {Readonly<Record<string, LockedPackage>>}
 */
function packagesIn(lockFile) {
  return JSON.parse(readFileSync(join(root, lockFile), 'utf8')).packages
}
