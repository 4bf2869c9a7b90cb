import type { ContentFile } from './contentFile'
import { readContentFiles } from './readContentFiles'

/**
 * Makes a reader of everything below content/ in a project's folder, for reading again and again: a file that did
 * not change is the same object as before, so that what was found out about it is remembered.
 */
export function createContentReader(project: string): () => ContentFile[] {
  let known = new Map<string, ContentFile>()
  return () => {
    const files = readContentFiles(project).map((file) => {
      const before = known.get(file.path)
      return before && Buffer.compare(before.bytes, file.bytes) === 0 ? before : file
    })
    known = new Map(files.map((file) => [file.path, file]))
    return files
  }
}
