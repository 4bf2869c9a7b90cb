import { readDocument, type ContentDocument } from './contentDocument'
import type { ContentFile } from './contentFile'
import type { Mistake } from './mistake'
import { pictureMistakes } from './pictureMistakes'
import { placeOf, schemaPath } from './place'
import { schemaFileMistakes, schemaMistakes } from './schema'

/** What the content must fit to: the routes and the languages of the site, as src/site/ keeps them. */
export interface Site {
  readonly routes: Readonly<Record<string, { path: string; namespaces: readonly string[] }>>
  readonly locales: Readonly<Record<string, { intl: string }>>
}

/** Everything below content/, read once for all rules. */
export interface Content {
  readonly site: Site
  /** The paths of all files, pictures and schemas included. */
  readonly paths: readonly string[]
  /** Every file that holds data, by its path; one that can't be read has the value undefined. */
  readonly documents: ReadonlyMap<string, ContentDocument>
  /** What every schema says, by its path; undefined when it can't be used. */
  readonly schemas: ReadonlyMap<string, unknown>
  /** What is wrong inside single files: encoding, syntax, and what their schema says. */
  readonly mistakes: readonly Mistake[]
  /** The data of a file that follows its schema; undefined when it is missing or has mistakes. */
  readonly sound: (path: string) => unknown
}

/** A rule looks at the content and tells the mistakes of its one kind. */
export type Rule = (content: Content) => Mistake[]

/** Reads files into data and compares each with its schema; nothing is read from the disk. */
export function readContent(files: readonly ContentFile[], site: Site): Content {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const documents = new Map<string, ContentDocument>()
  const schemas = new Map<string, unknown>()
  const mistakes: Mistake[] = []
  const unsound = new Set<string>()
  for (const file of files) {
    const place = placeOf(file.path)
    if (place?.room === 'schemas') {
      schemas.set(file.path, readDocument(file).value)
      mistakes.push(...schemaFileMistakes(file))
    }
    if (place?.room === 'images') mistakes.push(...pictureMistakes(file))
    if (place?.schema === undefined) continue
    const document = readDocument(file)
    const schema = byPath.get(schemaPath(place.schema))
    const found = [...document.mistakes, ...(schema ? schemaMistakes(document, schema) : [])]
    documents.set(file.path, document)
    mistakes.push(...found)
    if (found.length > 0) unsound.add(file.path)
  }
  const sound = (path: string) => (unsound.has(path) ? undefined : documents.get(path)?.value)
  return { site, paths: [...byPath.keys()], documents, schemas, mistakes, sound }
}

/** The documents of a room, such as `prose`, in one language or in all. */
export function documentsIn(content: Content, room: string, language?: string): ContentDocument[] {
  const folder = language === undefined ? `content/${room}/` : `content/${room}/${language}/`
  return [...content.documents.values()].filter(({ file }) => file.startsWith(folder))
}
