// Installs the locked dependencies if they are missing or out of date.
import './lib/checkNode.mjs'
import './lib/checkPath.mjs'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockedPackage */

/**
 * @param {string} lockFile
 * @returns {Readonly<Record<string, LockedPackage>>}
 */
const packagesIn = (lockFile) => JSON.parse(readFileSync(lockFile, 'utf8')).packages

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

if (!isInstalled()) {
  console.log('Installing the locked dependencies …')
  if (Number(process.versions.node.split('.')[0]) >= 26)
    console.log("The EBADENGINE warnings are expected: Gatsby's packages do not list Node 26 yet.")
  // If NODE_ENV is `production`, npm skips the development dependencies without --include=dev.
  const command = 'npm ci --include=dev --no-audit --no-fund'
  process.exitCode = spawnSync(command, { shell: true, stdio: 'inherit' }).status ?? 1
}
