import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fulfils } from './lock.mjs'
import { root, run } from './run.mjs'

/**
 * Installs the locked dependencies when they are missing or out of date, and says whether they are there now.
 *
 * @returns {Promise<boolean>}
 */
export async function ensureInstalled() {
  if (isInstalled()) return true
  console.log('Installing the locked dependencies …')
  // Development dependencies are asked for by name: NODE_ENV=production would leave them out.
  return (await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'])) === 0
}

function isInstalled() {
  try {
    return fulfils(read('package-lock.json'), read('node_modules/.package-lock.json'))
  } catch {
    return false
  }
}

/**
 * @param {string} path
 * @returns {import('./lock.mjs').Lock}
 */
function read(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}
