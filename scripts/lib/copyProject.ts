import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './run'

const leftOut = new Set(['.git', '.cache', '.filled', 'public', 'node_modules', 'test-results'])

/**
 * Copies the project without its history, builds and caches into an existing folder. The copy has its own node_modules
 * folder with symlinks, because builds store caches in that folder.
 */
export function copyProject(folder: string): void {
  const packages = join(folder, 'node_modules')

  cpSync(root, folder, { recursive: true, filter: (path) => !leftOut.has(basename(path)) })
  mkdirSync(packages)
  for (const name of readdirSync(join(root, 'node_modules')).filter((each) => each !== '.cache'))
    symlinkSync(join(root, 'node_modules', name), join(packages, name))
}
