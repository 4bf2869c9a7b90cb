import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockedPackage */

/**
 * Installs the locked dependencies if they are missing or out of date.
 *
 * @returns {boolean} Whether the dependencies are installed now.
 */
export function ensureInstalled() {
  if (isInstalled()) return true
  const npm = process.env.npm_execpath
  if (!npm) {
    console.error('The dependencies are missing or out of date. Run: npm ci')
    return false
  }
  console.log('Installing the locked dependencies …')
  if (Number(process.versions.node.split('.')[0]) >= 26)
    console.log("The EBADENGINE warnings are expected: Gatsby's packages do not list Node 26 yet.")
  // If NODE_ENV is `production`, npm skips the development dependencies without --include=dev.
  const args = [npm, 'ci', '--include=dev', '--no-audit', '--no-fund']
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0
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
