import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../../scripts/lib/run'

/** What an earlier build left in a copy, which makes the next one fast. */
const kept = new Set(['.cache', 'public', 'node_modules'])

const leftOut = new Set([...kept, '.git', '.filled', 'test-results'])

/** Copies the project to a folder, and edits the content of the copy. Both share the installed packages. */
export function createEditedCopy(folder: string, edits: Iterable<(content: string) => void>): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    if (!kept.has(name)) rmSync(join(folder, name), { recursive: true })
  }

  const filter = (path: string) => !leftOut.has(basename(path))

  for (const name of readdirSync(root).filter(filter)) {
    const options = { recursive: true, preserveTimestamps: true, filter }

    cpSync(join(root, name), join(folder, name), options)
  }

  const packages = join(folder, 'node_modules')
  if (!existsSync(packages)) symlinkSync(join(root, 'node_modules'), packages, 'junction')
  for (const edit of edits) edit(join(folder, 'content'))
}
