import { checkContent } from '../content/checkContent'
import { readContent, type Site } from '../content/content'
import type { ContentFile } from '../content/contentFile'
import { decodeText } from '../content/decodeText'
import { applyEdit } from '../content/edit/applyEdit'
import { EditError } from '../content/edit/editError'
import type { Mistake } from '../content/mistake'
import { sha256Of } from './sha256Of'
import { listed } from './editableFiles'
import type { Edit, Refusal } from './messages'
import { isReadOnly } from './openFile'

/** What edits would come to. */
export interface Tried {
  /** The files that would be written, with their new bytes. */
  readonly files: readonly ContentFile[]
  /** What would be wrong then and is not now. */
  readonly mistakes: readonly Mistake[]
}

/** Tries edits out on the content, without writing: everything below content/, the site and the edits go in. */
export function tryEdits(
  before: readonly ContentFile[],
  site: Site,
  edits: readonly Edit[],
): Tried | Refusal {
  const content = readContent(before, site)
  const files: ContentFile[] = []
  for (const { path, data, digest } of edits) {
    const file = before.find((one) => one.path === path)
    if (!file || !listed(content, path) || isReadOnly(path)) {
      return { refusal: `${path} is not edited here` }
    }
    if (sha256Of(file.bytes) !== digest) {
      return { refusal: `${path} was changed elsewhere: load this page again to see it` }
    }
    try {
      const text = applyEdit(path, decodeText(file.bytes).text, data)
      files.push({ path, bytes: new TextEncoder().encode(text) })
    } catch (error) {
      if (error instanceof EditError) return { refusal: `${path}: ${error.message}` }
      throw error
    }
  }
  const after = before.map((file) => files.find(({ path }) => path === file.path) ?? file)
  const known = new Set(checkContent(before, site).map(nameOf))
  const mistakes = checkContent(after, site).filter((one) => !known.has(nameOf(one)))
  return { files, mistakes }
}

/** What makes a mistake the same one, even when its line has moved. */
function nameOf({ file, path, message }: Mistake): string {
  return [file, path, message].join('\n')
}
