import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folders that gatsby-node.ts imports from, directly or indirectly. */
const buildCode = ['gatsby', 'i18n', 'lib', 'site']

/** @param {string} name */
const isCode = (name) => /\.[cm]?tsx?$|\.mjs$/.test(name) && !name.includes('.test.')

/**
 * Invalidates the build cache when build code changes. Gatsby keeps query results until content, queries or
 * gatsby-node.ts change. It does not detect changes in the modules that gatsby-node.ts imports.
 *
 * @param {string} project the folder of the project
 * @returns {boolean} whether the cache was deleted
 */
export function dropStaleCache(project) {
  const digestFile = join(project, 'node_modules/.cache/build-code.txt')
  const code = digestOf(join(project, 'src'))
  const stale = readIfExists(digestFile) !== code
  if (stale) rmSync(join(project, '.cache'), { recursive: true, force: true })
  mkdirSync(dirname(digestFile), { recursive: true })
  writeFileSync(digestFile, code)
  return stale
}

/** @param {string} source */
function digestOf(source) {
  const digest = createHash('sha256')
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' }).sort()
  for (const name of names) {
    if (buildCode.some((folder) => name.startsWith(join(folder, '/'))) && isCode(name))
      digest.update(name).update(readFileSync(join(source, name)))
  }
  return digest.digest('hex')
}

/** @param {string} file */
function readIfExists(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
