import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../src/content/filesBelow'
import { parseContentPath, schemaPath, type ContentPath } from './contentPath'
import { isObject, keyOf, type Leaf, type Path } from './data'
import type { Diagnostic } from './diagnostic'
import { readDocument, textsIn, type ContentDocument, type ContentFile } from './document'
import { schemaErrors, schemaFileErrors } from './schema'

/** The site's routes and languages, and the current date, like `2026-01-31`. */
export interface Site {
  readonly routes: Readonly<Record<string, { path: string; namespaces: readonly string[] }>>
  readonly locales: Readonly<Record<string, { intl: string }>>
  readonly today: string
}

/** All files in content/, which are read once for all rules. */
export interface Content {
  readonly site: Site
  readonly files: ReadonlyMap<string, ContentFile>
  /** Every YAML and JSON file that has a schema. */
  readonly documents: ReadonlyMap<string, ContentDocument>
  /** Errors in encoding and syntax, violations of schemas, and duplicate items. */
  readonly errors: readonly Diagnostic[]
  /** Returns a file's data; undefined if the file is missing or `errors` lists errors in it. */
  readonly sound: (path: string) => unknown
}

export type Rule = (content: Content) => Diagnostic[]

/** Parses files and validates each against its schema. */
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
    // In a file with errors in its syntax, these usually cause the others.
    const found = document.errors.length > 0 ? document.errors : dataErrors(document, schema)
    documents.set(file.path, document)
    errors.push(...found)
    if (found.length > 0) unsound.add(file.path)
  }
  const sound = (path: string) => (unsound.has(path) ? undefined : documents.get(path)?.value)
  return { site, files: byPath, documents, errors, sound }
}

function dataErrors(document: ContentDocument, schema: ContentFile | undefined): Diagnostic[] {
  return [...(schema ? schemaErrors(document, schema) : []), ...duplicateItems(document)]
}

function duplicateItems(document: ContentDocument): Diagnostic[] {
  return listsIn(document.value, []).flatMap(({ path, items }) => {
    const names = items.map((item) => (isObject(item) ? keyOf(item) : JSON.stringify(item)))
    return names.flatMap((name, index) => {
      if (name === undefined || names.indexOf(name) === index) return []
      const target = isObject(items[index]) ? { key: 'key' } : {}
      return [
        document.diagnostic([...path, index], `${name} is twice in this list, delete one`, target),
      ]
    })
  })
}

function listsIn(value: unknown, path: Path): { path: Path; items: unknown[] }[] {
  if (Array.isArray(value)) {
    const inner = value.flatMap((item, index) => listsIn(item, [...path, index]))
    return [{ path, items: value as unknown[] }, ...inner]
  }
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, item]) => listsIn(item, [...path, key]))
}

/** Returns the documents in the given folders of content/, in one language or in all languages. */
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

export interface Finding {
  readonly message: string
  readonly part?: string
}

/** Calls `find` with each string in the documents, and returns a diagnostic for each error that `find` returns. */
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

/** Reads all files except hidden ones in the content/ folder of a project, sorted by path. */
export function readContentFiles(project: string): ContentFile[] {
  return filesBelow(join(project, 'content'))
    .filter((path) => !/(^|\/)\.[^/]*$/.test(path))
    .map((path) => ({
      path: `content/${path}`,
      bytes: readFileSync(join(project, 'content', path)),
    }))
}
