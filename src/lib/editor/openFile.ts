import type { Content } from '../content/content'
import type { ContentFile } from '../content/contentFile'
import { placeOf, schemaPath } from '../content/place'
import { sha256Of } from './sha256Of'
import { listed } from './editableFiles'
import { englishTwin } from './englishTwin'
import type { OpenFile, Refusal } from './messages'
import { previewPath } from './previewPath'
import type { SchemaNode } from './schemaNode'

/** Files whose words nobody may change in passing. */
const readOnly: Readonly<Record<string, string>> = {
  'content/glossary.yaml': 'The glossary binds all translations: it is changed by hand, with care.',
}

/** Opens a file for a form: everything below content/ and the file's path go in. */
export function openFile(
  files: readonly ContentFile[],
  content: Content,
  path: string,
): OpenFile | Refusal {
  const entry = listed(content, path)
  const place = placeOf(path)
  const file = files.find((one) => one.path === path)
  if (!entry || !place?.schema || !file) return { refusal: `${path} is not edited here` }
  const data = content.documents.get(path)?.value
  if (data === undefined) {
    return { refusal: `${path} can't be read: npm run content:check says where it is wrong` }
  }
  const twin = englishTwin(path)
  return {
    path,
    title: entry.title,
    language: entry.language,
    data,
    digest: sha256Of(file.bytes),
    schema: content.schemas.get(schemaPath(place.schema)) as SchemaNode,
    english: twin === undefined ? undefined : content.documents.get(twin)?.value,
    readOnly: readOnly[path] ?? '',
    preview: previewPath(place),
  }
}

/** Says whether a file may only be looked at. */
export function isReadOnly(path: string): boolean {
  return Object.hasOwn(readOnly, path)
}
