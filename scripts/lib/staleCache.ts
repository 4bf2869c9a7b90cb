import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { filesBelow } from '../../src/content/filesBelow'

/** The folders with the modules that gatsby-node.ts imports, directly or not, and with the schemas of GraphQL types. */
const buildCode = ['src/content', 'src/gatsby', 'src/lib', 'src/site', 'content/schemas']

const isCode = (name: string) =>
  /\.([cm]?tsx?|mjs|schema\.json)$/.test(name) && !name.includes('.test.')

/**
 * Deletes Gatsby's cache if a project's build code has changed since the last call, and returns whether it has. Gatsby
 * itself detects changes in content, queries and gatsby-node.ts, but not in the modules that gatsby-node.ts imports.
 */
export function dropStaleCache(project: string): boolean {
  const digest = createHash('sha256')

  for (const folder of buildCode.map((name) => join(project, name)))
    for (const name of filesBelow(folder).filter(isCode))
      digest.update(name).update(readFileSync(join(folder, name)))
  const code = digest.digest('hex')
  // A copy of the project shares `node_modules`, but not the cache.
  const digestFile = join(project, `node_modules/.cache/${basename(project)}-build-code.txt`)
  if (existsSync(digestFile) && readFileSync(digestFile, 'utf8') === code) return false
  rmSync(join(project, '.cache'), { recursive: true, force: true })
  mkdirSync(dirname(digestFile), { recursive: true })
  writeFileSync(digestFile, code)

  return true
}
