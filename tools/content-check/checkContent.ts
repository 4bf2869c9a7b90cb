import { defaultLocale, locales } from '../../src/site/locales'
import { routes } from '../../src/site/routes'
import { readContent, readContentFiles } from './content'
import type { Content, Rule } from './content'
import { decodingErrors } from './decodeImages'
import { compareDiagnostics, formatDiagnostic, type Diagnostic } from './diagnostic'
import type { ContentFile } from './document'
import { factTextsRules } from './rules/factTexts'
import { filesRules } from './rules/files'
import { formOfAddressRules } from './rules/formOfAddress'
import { glossaryRules } from './rules/glossary'
import { imagesRules } from './rules/images'
import { languagesRules } from './rules/languages'
import { linksRules } from './rules/links'
import { placeholdersRules } from './rules/placeholders'
import { pluralsRules } from './rules/plurals'
import { pluralWordsRules } from './rules/pluralWords'
import { referencesRules } from './rules/references'
import { releasesRules } from './rules/releases'
import { scriptsRules } from './rules/scripts'
import { textsRules } from './rules/texts'
import { translationKeysRules } from './rules/translationKeys'
import { translationPlaceholdersRules } from './rules/translationPlaceholders'
import { translationTextsRules } from './rules/translationTexts'
import { typographyRules } from './rules/typography'
import { valueWarnings, valuesRules } from './rules/values'
import { translationWarnings } from './translationRecord'

/** All rules. A rule that finds the cause of other errors precedes the rules that find these. */
const rules: readonly Rule[] = [
  filesRules,
  imagesRules,
  placeholdersRules,
  pluralsRules,
  pluralWordsRules,
  linksRules,
  textsRules,
  scriptsRules,
  typographyRules,
  formOfAddressRules,
  valuesRules,
  releasesRules,
  factTextsRules,
  referencesRules,
  translationKeysRules,
  translationPlaceholdersRules,
  languagesRules,
  translationTextsRules,
  glossaryRules,
].flat()

/** Returns the errors, sorted by position. Each value has those of one rule only, which usually cause the others. */
export function contentErrors(content: Content): Diagnostic[] {
  const errors = [...content.errors]
  for (const rule of rules) errors.push(...withoutConsequences(rule(content), errors))
  return errors.sort(compareDiagnostics)
}

/**
 * Removes diagnostics that may only be consequences of errors: those about a value that has an error itself, or whose
 * English text has one.
 */
function withoutConsequences(
  found: Iterable<Diagnostic>,
  errors: readonly Diagnostic[],
): Diagnostic[] {
  const wrong = new Set(errors.map(({ file, path }) => path && `${file}:${path}`))

  return [...found].filter(({ file, path }) => {
    const english = file.replace(/^(content\/(?:locales|prose))\/[^/]+/, `$1/${defaultLocale}`)

    return !wrong.has(`${file}:${path}`) && !wrong.has(`${english}:${path}`)
  })
}

type Changes = Readonly<Record<string, string>>

/** Reads the content of a project. `changed` maps paths to new contents, which replace the contents on disk. */
export function loadContent(project: string, changed: Changes = {}): Content {
  const contentFiles = readContentFiles(project).map((file): ContentFile => {
    const text = changed[file.path]
    return text === undefined ? file : { ...file, bytes: new TextEncoder().encode(text) }
  })
  // Days begin first in the time zone UTC+14, so no editor's current date is in the future.
  const fourteenHours = 14 * 60 * 60 * 1000
  const today = new Date(Date.now() + fourteenHours).toISOString().slice(0, 10)

  return readContent(reuse(contentFiles), { routes, locales, today })
}

/** Checks the content of a project, with the same changes as `loadContent`. */
export function checkContent(project: string, changed: Changes = {}) {
  const content = loadContent(project, changed)
  const errors = contentErrors(content)
  const warnings = [...translationWarnings(content), ...valueWarnings(content)]

  return {
    errors: errors.map(formatDiagnostic),
    warnings: withoutConsequences(warnings, errors).sort(compareDiagnostics).map(formatDiagnostic),
    fileCount: content.files.size,
  }
}

/** Checks the content of a project as `checkContent` does, and whether the build can read all pixels of its images. */
export async function checkContentAndImages(project: string) {
  const { errors, ...result } = checkContent(project)
  const undecodable = await decodingErrors(loadContent(project))
  // An image that is cut has an error already.
  const others = undecodable.filter(
    ({ file }) => !errors.some((line) => line.startsWith(`${file}:`)),
  )

  return { ...result, errors: [...errors, ...others.map(formatDiagnostic)] }
}

let previousFiles: Content['files'] = new Map()

/** Replaces each unchanged file with its object from the previous check, so that the file is not parsed again. */
function reuse(contentFiles: readonly ContentFile[]): ContentFile[] {
  const reused = contentFiles.map((file) => {
    const previous = previousFiles.get(file.path)
    return previous && Buffer.compare(previous.bytes, file.bytes) === 0 ? previous : file
  })
  previousFiles = new Map(reused.map((file) => [file.path, file]))
  return reused
}
