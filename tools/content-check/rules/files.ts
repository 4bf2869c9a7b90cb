import { defaultLocale } from '../../../src/site/locales'
import { documentsIn, type Content, type Diagnostics, type Rule } from '../content'
import { fileOfSchema, parseContentPath, proseNames, schemaComment } from '../contentPath'
import { fileDiagnostic } from '../diagnostic'
import { didYouMean } from '../names'
import { recordFile } from '../translationRecord'
import { translationLanguages } from '../translations'

export const filesRules: readonly Rule[] = [files, schemaComments]

/** Reports missing files, including translations, and files that the site does not read. */
function* files(content: Content): Diagnostics {
  const expected = expectedPaths(content)
  const paths = [...content.files.keys()]
  const missing = expected.filter((path) => !paths.includes(path))

  for (const path of paths) {
    const kind = parseContentPath(path)
    if (kind && (kind.schema === undefined || expected.includes(path))) continue
    const isImage = path.startsWith('content/images/')
    const fix = isImage ? 'expected .png, .jpg, .webp or .avif' : 'rename, move or delete it'
    const hint = didYouMean(path, missing, `, ${fix}`)

    yield fileDiagnostic(path, `nothing reads a file of this name${hint}`)
  }

  const folders = missing.map((path) => {
    // If all files of a language are missing, report only the folder.
    const folder = path.replace(/[^/]+$/, '')
    return paths.some((one) => one.startsWith(folder)) ? path : folder
  })

  for (const path of new Set(folders)) yield fileDiagnostic(path, missingMessage(path))
}

/** Returns what to do about a missing file, or about a missing folder, whose path ends with a slash. */
function missingMessage(path: string): string {
  const { folder, language = defaultLocale } = parseContentPath(path) ?? {}
  if (path.endsWith('/'))
    return `this folder is missing, copy that of ${defaultLocale} and translate it`
  if (folder === 'translated') return 'this file is missing, run: npm run i18n:status -- --record'
  return language === defaultLocale
    ? 'this file is missing, restore it with: git restore <file>'
    : `this file is missing, translate ${path.replace(`/${language}/`, `/${defaultLocale}/`)}`
}

/**
 * Returns the paths of all files that must exist: one for each schema and, in each language, strings, long texts and a
 * record.
 */
function expectedPaths(content: Content): string[] {
  const { locales, routes } = content.site
  const kinds = [...content.files.keys()].flatMap((path) => parseContentPath(path) ?? [])
  const schemas = kinds.filter(({ folder }) => folder === 'schemas')
  const namespaces = new Set([
    ...documentsIn(content, ['locales'], defaultLocale).map(({ name = '' }) => name),
    ...Object.entries(routes).flatMap(([name, route]) => [name, ...route.namespaces]),
    'common',
    'errors',
    'units',
  ])

  return [
    ...schemas.flatMap(({ name }) => fileOfSchema(name) ?? []),
    ...Object.keys(locales).flatMap((language) => [
      ...[...namespaces].map((name) => `content/locales/${language}/${name}.json`),
      ...proseNames.map((name) => `content/prose/${language}/${name}.yaml`),
    ]),
    ...translationLanguages(content).map(recordFile),
  ]
}

/** Reports YAML files without the comment that names their schema, which code editors need for completion. */
function* schemaComments({ documents }: Content): Diagnostics {
  for (const { file, text, value, schema = '' } of documents.values()) {
    const comment = schemaComment(file, schema)
    if (file.endsWith('.yaml') && value !== undefined && !text.startsWith(comment))
      yield fileDiagnostic(file, `expected this first line: ${comment.trimEnd()}`)
  }
}
