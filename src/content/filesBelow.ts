import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Returns the relative paths of all files below a folder, with forward slashes, in alphabetical order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .map((path) => path.replaceAll(sep, '/'))
    .sort()
}
