import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { builtFolders, copySources } from '../../scripts/lib/copyProject'
import { root } from '../../scripts/lib/run'
import type { Edit } from './edits'

/**
 * Copies the project to a folder, and edits the content of the copy. Both share the installed packages. What an earlier
 * build left in the folder stays, because it makes the next one fast.
 */
export function createEditedCopy(folder: string, edits: Iterable<Edit>): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder).filter((each) => !builtFolders.has(each)))
    rmSync(join(folder, name), { recursive: true })
  copySources(folder)

  const packages = join(folder, 'node_modules')
  if (!existsSync(packages)) symlinkSync(join(root, 'node_modules'), packages, 'junction')
  for (const edit of edits) edit(join(folder, 'content'))
}
