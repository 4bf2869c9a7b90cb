import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, watch } from 'node:fs'
import { basename, join } from 'node:path'
import { optionalFacts } from '../../tests/support/editingTasks'
import { root } from './run'

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

/**
 * Copies the project to `.filled/`, with an example of every fact that may be unknown. Returns the path of the copy, from
 * which the examples are neither committed nor deployed. With `follows`, later changes of src/ are copied too.
 */
export function createFilledCopy(follows: boolean): string {
  const folder = join(root, '.filled')

  createEditedCopy(folder, Object.values(optionalFacts))
  if (follows)
    watch(join(root, 'src'), { recursive: true }, (_, name) => {
      const path = join('src', name ?? '')
      if (existsSync(join(root, path)))
        cpSync(join(root, path), join(folder, path), { recursive: true })
      else rmSync(join(folder, path), { recursive: true, force: true })
    })

  return folder
}
