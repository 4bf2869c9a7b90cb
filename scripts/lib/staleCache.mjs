import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What gatsby-node.ts imports from, directly or through others. */
const buildCode = ['gatsby', 'i18n', 'lib', 'site']

/** @param {string} name */
const isCode = (name) => /\.[cm]?tsx?$|\.mjs$/.test(name) && !name.includes('.test.')

/**
 * Gatsby keeps the answers to its queries until content, queries or gatsby-node.ts change. It doesn't see what
 * gatsby-node.ts imports: when that has changed, this makes it ask everything anew. Nor does it see that the classes of
 * a style file are named by its place among all of them: when one comes or goes, the others' are made anew, too.
 *
 * @param {string} project the folder of the project
 * @returns {boolean} whether the cache was dropped
 */
export function dropStaleCache(project) {
  const note = join(project, 'node_modules/.cache/build-code.txt')
  const code = digestOf(join(project, 'src'))
  const stale = readIfThere(note) !== code
  if (stale) rmSync(join(project, '.cache'), { recursive: true, force: true })
  mkdirSync(dirname(note), { recursive: true })
  writeFileSync(note, code)
  return stale
}

/** @param {string} source */
function digestOf(source) {
  const digest = createHash('sha256')
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' }).sort()
  for (const name of names) {
    if (name.endsWith('.module.css')) digest.update(name)
    if (buildCode.some((folder) => name.startsWith(join(folder, '/'))) && isCode(name))
      digest.update(name).update(readFileSync(join(source, name)))
  }
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
