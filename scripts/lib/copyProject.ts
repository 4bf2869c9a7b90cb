import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './run'

/** What builds write into a project. */
export const builtFolders: ReadonlySet<string> = new Set(['.cache', 'public', 'node_modules'])

const leftOut = new Set([...builtFolders, '.git', '.filled', 'test-results'])

/** Copies the files of the project, without its history, builds and packages. Unchanged files keep their times. */
export function copySources(folder: string): void {
  const filter = (path: string) => !leftOut.has(basename(path))

  for (const name of readdirSync(root).filter(filter))
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      preserveTimestamps: true,
      filter,
    })
}

/**
 * Copies the project without its history, builds and caches into an existing folder. The copy has its own node_modules
 * folder with symlinks, because builds store caches in that folder.
 */
export function copyProject(folder: string): void {
  const packages = join(folder, 'node_modules')

  copySources(folder)
  mkdirSync(packages)
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => each !== '.cache'))
    symlinkSync(join(root, 'node_modules', name), join(packages, name))
}
