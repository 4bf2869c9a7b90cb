import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { ContentFile } from './contentFile'

/**
 * Reads everything below content/ for the content check: the folder of the project goes in, the files
 * with their bytes come out, in the order of their paths. Files whose names begin with a dot are left out.
 */
export function readContentFiles(project: string): ContentFile[] {
  return readdirSync(join(project, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({
      path: relative(project, path).split(sep).join('/'),
      bytes: readFileSync(path),
    }))
}
