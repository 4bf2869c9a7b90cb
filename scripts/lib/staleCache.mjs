import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What gatsby-node.ts imports from, directly or through others. */
const buildCode = ['gatsby', 'i18n', 'lib', 'site']

/**
 * Gatsby keeps the answers to its queries until content, queries or gatsby-node.ts change. It doesn't see what
 * gatsby-node.ts imports: when that has changed, this makes it ask everything anew.
 *
 * @param {string} project the folder of the project
 * @returns {boolean} whether the cache was dropped
 */
export function dropStaleCache(project) {
  const note = join(project, 'node_modules/.cache/build-code.txt')
  const code = digestOf(buildCode.map((folder) => join(project, 'src', folder)))
  const stale = readIfThere(note) !== code
  if (stale) rmSync(join(project, '.cache'), { recursive: true, force: true })
  mkdirSync(dirname(note), { recursive: true })
  writeFileSync(note, code)
  return stale
}

/** @param {string[]} folders */
function digestOf(folders) {
  const digest = createHash('sha256')
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.[cm]?tsx?$|\.mjs$/.test(name) && !name.includes('.test.'))
        digest.update(name).update(readFileSync(join(folder, name)))
  return digest.digest('hex')
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
