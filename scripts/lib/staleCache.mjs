import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * The folders with the modules that gatsby-node.ts imports, directly or indirectly, and with the schemas from which the
 * build generates GraphQL types.
 */
const buildCode = ['src/content', 'src/gatsby', 'src/lib', 'src/site', 'content/schemas']

/** @param {string} name */
const isCode = (name) => /\.([cm]?tsx?|mjs|schema\.json)$/.test(name) && !name.includes('.test.')

/**
 * Deletes Gatsby's cache if build code has changed since the last call. Gatsby itself detects changes in content,
 * queries and gatsby-node.ts, but not in the modules that gatsby-node.ts imports.
 *
 * @param {string} project the project folder
 * @returns {boolean} whether the cache was deleted
 */
export function dropStaleCache(project) {
  // A copy of the project shares `node_modules`, but not the cache.
  const digestFile = join(project, `node_modules/.cache/${basename(project)}-build-code.txt`)
  const code = digestOf(project)
  const stale = readIfExists(digestFile) !== code
  if (stale) rmSync(join(project, '.cache'), { recursive: true, force: true })
  mkdirSync(dirname(digestFile), { recursive: true })
  writeFileSync(digestFile, code)
  return stale
}

/** @param {string} project */
function digestOf(project) {
  const digest = createHash('sha256')
  for (const folder of buildCode.map((name) => join(project, name))) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isCode).sort()
    for (const name of names) digest.update(name).update(readFileSync(join(folder, name)))
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
