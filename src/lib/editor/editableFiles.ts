import { localeCodes, locales } from '../../site/locales'
import type { Content } from '../content/content'
import { placeOf, schemaPath } from '../content/place'
import type { FileList, ListedFile } from './messages'
import type { SchemaNode } from './schemaNode'

/** Lists what the screen for editors opens: facts and words, but neither pictures nor what a program writes. */
export function listFiles(content: Content): FileList {
  return {
    files: [...content.documents.keys()].flatMap((path) => listed(content, path) ?? []),
    languages: localeCodes.map((code) => ({ code, ...locales[code] })),
  }
}

/** A file as the list has it; undefined when the screen for editors does not open it. */
export function listed(content: Content, path: string): ListedFile | undefined {
  const place = placeOf(path)
  if (!content.documents.has(path) || !place?.schema || place.schema === 'translated') {
    return undefined
  }
  const { room, name, language = '' } = place
  // All files of words share one schema: its title tells nothing.
  if (room === 'locales') return { path, title: name, room, language }
  const { title = '' } = content.schemas.get(schemaPath(place.schema)) as SchemaNode
  return { path, title: `${name}: ${title}`, room, language }
}
