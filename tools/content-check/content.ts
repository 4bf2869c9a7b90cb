import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseContentPath, schemaPath, type ContentPath } from './contentPath'
import type { Leaf } from './data'
import type { Diagnostic } from './diagnostic'
import { readDocument, textsIn, type ContentDocument, type ContentFile } from './document'
import { schemaErrors, schemaFileErrors } from './schema'

/** The routes and languages of the site, and the present day as `2026-01-31`. */
export interface Site {
  readonly routes: Readonly<Record<string, { path: string; namespaces: readonly string[] }>>
  readonly locales: Readonly<Record<string, { intl: string }>>
  readonly today: string
}

/** Everything below content/, read once for all rules. */
export interface Content {
  readonly site: Site
  readonly files: ReadonlyMap<string, ContentFile>
  /** Every YAML and JSON file that has a schema. */
  readonly documents: ReadonlyMap<string, ContentDocument>
  /** Errors of encoding, syntax and schemas. */
  readonly errors: readonly Diagnostic[]
  /** The data of a file without such errors; undefined if there is none. */
  readonly sound: (path: string) => unknown
}

/** A rule gives the errors of one kind. It is silent about files that have other errors. */
export type Rule = (content: Content) => Diagnostic[]

/** Parses files and compares each with its schema. */
export function readContent(files: readonly ContentFile[], site: Site): Content {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const documents = new Map<string, ContentDocument>()
  const errors: Diagnostic[] = []
  const unsound = new Set<string>()
  for (const file of files) {
    const place = parseContentPath(file.path)
    if (place?.folder === 'schemas') errors.push(...schemaFileErrors(file))
    if (place?.schema === undefined) continue
    const document = readDocument(file)
    const schema = byPath.get(schemaPath(place.schema))
    const found = [...document.errors, ...(schema ? schemaErrors(document, schema) : [])]
    documents.set(file.path, document)
    errors.push(...found)
    if (found.length > 0) unsound.add(file.path)
  }
  const sound = (path: string) => (unsound.has(path) ? undefined : documents.get(path)?.value)
  return { site, files: byPath, documents, errors, sound }
}

/** The documents of some folders of content/, in one language or in all. */
export function documentsIn(
  { documents }: Content,
  folders: readonly ContentPath['folder'][],
  language?: string,
): ContentDocument[] {
  return [...documents.values()].filter(({ file }) => {
    const place = parseContentPath(file)
    if (!place || !folders.includes(place.folder)) return false
    return language === undefined || place.language === language
  })
}

/** What a rule finds in a text, and the part of the text that it is about. */
export interface Finding {
  readonly message: string
  readonly part?: string
}

/** Looks at every text of some documents; each finding becomes a diagnostic. */
export function checkTexts(
  documents: Iterable<ContentDocument>,
  find: (leaf: Leaf, document: ContentDocument) => readonly Finding[],
): Diagnostic[] {
  return [...documents].flatMap((document) =>
    textsIn(document).flatMap((leaf) =>
      find(leaf, document).map(({ message, part }) =>
        document.diagnostic(leaf.path, message, { part }),
      ),
    ),
  )
}

/** Reads everything below content/ in a project's folder, in the order of the paths, without hidden files. */
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
