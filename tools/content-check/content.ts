import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectFacts, factFiles } from '../../src/content/facts'
import { filesBelow } from '../../src/content/filesBelow'
import { fileOfSchema, parseContentPath, schemaPath, type Folder } from './contentPath'
import { isObject, itemsAt, keyOf, memoize, valuesIn, type Path } from './data'
import type { Diagnostic } from './diagnostic'
import { readDocument, textsIn } from './document'
import type { ContentDocument, ContentFile, ContentText } from './document'
import { schemaErrors, schemaFileErrors } from './schema'

/** The site's routes and languages, and the current date, like `2026-01-31`. */
interface SiteSettings {
  readonly routes: Readonly<Record<string, { path: string; namespaces: readonly string[] }>>
  readonly locales: Readonly<Record<string, { intl: string }>>
  readonly today: string
}

/** All files in content/, which are read once for all rules. */
export interface Content {
  readonly site: SiteSettings
  readonly files: ReadonlyMap<string, ContentFile>
  /** Every YAML and JSON file that has a schema. */
  readonly documents: ReadonlyMap<string, ContentDocument>
  /** Errors in encoding and syntax, violations of schemas, and duplicate items. */
  readonly errors: readonly Diagnostic[]
  /** Returns a file; undefined if the file is missing or `errors` lists errors in it. */
  readonly validDocument: (path: string) => ContentDocument | undefined
}

export type Diagnostics = Iterable<Diagnostic>

export type Rule = (content: Content) => Diagnostics

/** Parses files and validates each against its schema. */
export function readContent(contentFiles: readonly ContentFile[], site: SiteSettings): Content {
  const files = new Map(contentFiles.map((file) => [file.path, file]))
  const documents = new Map<string, ContentDocument>()
  const errors: Diagnostic[] = []
  const invalid = new Set<string>()

  for (const file of contentFiles) {
    const kind = parseContentPath(file.path)
    if (kind?.folder === 'schemas') errors.push(...schemaFileErrors(file))
    if (kind?.schema === undefined) continue
    const document = readDocument(file)
    const schema = files.get(schemaPath(kind.schema))
    // In a file with errors in its syntax, these usually cause the others.
    const found = document.errors.length > 0 ? document.errors : dataErrors(document, schema)

    documents.set(file.path, document)
    errors.push(...found)
    if (found.length > 0) invalid.add(file.path)
  }

  const validDocument = (path: string) => (invalid.has(path) ? undefined : documents.get(path))

  return { site, files, documents, errors, validDocument }
}

function dataErrors(document: ContentDocument, schema: ContentFile | undefined): Diagnostic[] {
  const duplicates = valuesIn(document.value)
    .filter(({ value }) => Array.isArray(value))
    .flatMap(({ path, value }) => duplicatesIn(document, path, itemsAt(value)))

  return [...(schema ? schemaErrors(document, schema) : []), ...duplicates]
}

/** Returns an error for each item of a list that is equal to an earlier one, or has the same key. */
function duplicatesIn(
  document: ContentDocument,
  path: Path,
  items: readonly unknown[],
): Diagnostic[] {
  const names = items.map((item) => (isObject(item) ? keyOf(item) : JSON.stringify(item)))

  return names.flatMap((name, index) => {
    if (name === undefined || names.indexOf(name) === index) return []
    const create = isObject(items[index]) ? document.keyDiagnostic : document.diagnostic

    return [create([...path, index], `${name} is twice in this list, delete one`)]
  })
}

/** Returns the documents in the given folders of content/ or in all, in one language or in all languages. */
export function documentsIn(content: Content, folders?: readonly Folder[], language?: string) {
  return [...content.documents.values()].filter(
    (document) =>
      (!folders || folders.some((folder) => folder === document.folder)) &&
      (language === undefined || language === document.language),
  )
}

/** Returns the strings in the documents that `documentsIn` returns. */
export function textsOf(...query: Parameters<typeof documentsIn>): ContentText[] {
  return documentsIn(...query).flatMap(textsIn)
}

export type ContentFacts = ReturnType<typeof contentFacts>

/** Returns the facts, the files without valid facts, and the dotted paths of facts and groups: `media.image`. */
export const contentFacts = memoize(({ validDocument }: Content) => {
  const entries = factFiles.map(
    (name) => [name, validDocument(fileOfSchema(name) ?? '')?.value] as const,
  )
  const known = Object.fromEntries(entries.filter(([, value]) => isObject(value)))
  const facts = collectFacts({ releases: { files: [] }, ...known })
  const [, ...values] = valuesIn(facts)
  const invalidFiles = factFiles.filter((name) => !(name in known))

  return { facts, invalidFiles, names: values.map(({ path }) => path.join('.')) }
})

/** Reads all files except hidden ones in the content/ folder of a project, sorted by path. */
export function readContentFiles(project: string): ContentFile[] {
  return filesBelow(join(project, 'content'))
    .filter((path) => !/(^|\/)\.[^/]*$/.test(path))
    .map((path) => ({
      path: `content/${path}`,
      bytes: readFileSync(join(project, 'content', path)),
    }))
}
