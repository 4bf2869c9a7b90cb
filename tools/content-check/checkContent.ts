import { defaultLocale, locales } from '../../src/site/locales'
import { routes } from '../../src/site/routes'
import { readContent, readContentFiles, type Content, type Rule } from './content'
import { compareDiagnostics, formatDiagnostic, type Diagnostic } from './diagnostic'
import type { ContentFile } from './document'
import { filesRules } from './rules/files'
import { glossaryRules } from './rules/glossary'
import { linksRules } from './rules/links'
import { placeholdersRules } from './rules/placeholders'
import { referencesRules } from './rules/references'
import { textsRules } from './rules/texts'
import { translationsRules } from './rules/translations'
import { valueWarnings, valuesRules } from './rules/values'
import { translationWarnings } from './translationRecord'

/** All rules. A rule that finds the cause of other errors precedes the rules that find these. */
const rules: readonly Rule[] = [
  ...filesRules,
  ...placeholdersRules,
  ...linksRules,
  ...textsRules,
  ...valuesRules,
  ...referencesRules,
  ...translationsRules,
  ...glossaryRules,
]

interface CheckResult {
  readonly errors: readonly string[]
  readonly warnings: readonly string[]
  readonly fileCount: number
}

/**
 * Returns the errors in the content, sorted by file and position. Each value has the errors of one rule only, because
 * these usually cause the others.
 */
export function contentErrors(content: Content): Diagnostic[] {
  const errors = [...content.errors]
  for (const rule of rules) errors.push(...withoutConsequences(rule(content), errors))
  return errors.sort(compareDiagnostics)
}

/** Removes diagnostics about values that have errors themselves, or whose English text has errors. */
function withoutConsequences(
  diagnostics: readonly Diagnostic[],
  errors: readonly Diagnostic[],
): Diagnostic[] {
  const wrong = new Set(errors.map(({ file, path }) => path && `${file}:${path}`))
  return diagnostics.filter(({ file, path }) => {
    const english = file.replace(/^(content\/(?:locales|prose))\/[^/]+/, `$1/${defaultLocale}`)
    return !wrong.has(`${file}:${path}`) && !wrong.has(`${english}:${path}`)
  })
}

/** Reads the content of a project. `changed` maps paths to new contents, which replace the contents on disk. */
export function loadContent(
  project: string,
  changed: Readonly<Record<string, string>> = {},
): Content {
  const contentFiles = readContentFiles(project).map((file): ContentFile => {
    const text = changed[file.path]
    return text === undefined ? file : { ...file, bytes: new TextEncoder().encode(text) }
  })
  return readContent(reuse(contentFiles), { routes, locales, today: latestDay() })
}

/** Checks the content of a project. `changed` maps paths to new contents, which replace the contents on disk. */
export function checkContent(
  project: string,
  changed: Readonly<Record<string, string>> = {},
): CheckResult {
  const content = loadContent(project, changed)
  const errors = contentErrors(content)
  const warnings = [...translationWarnings(content), ...valueWarnings(content)]
  return {
    errors: errors.map(formatDiagnostic),
    warnings: withoutConsequences(warnings, errors).sort(compareDiagnostics).map(formatDiagnostic),
    fileCount: content.files.size,
  }
}

let previousFiles = new Map<string, ContentFile>()

/** Replaces each unchanged file with its object from the previous check, so that the file is not parsed again. */
function reuse(contentFiles: readonly ContentFile[]): ContentFile[] {
  const reused = contentFiles.map((file) => {
    const previous = previousFiles.get(file.path)
    return previous && Buffer.compare(previous.bytes, file.bytes) === 0 ? previous : file
  })
  previousFiles = new Map(reused.map((file) => [file.path, file]))
  return reused
}

/**
 * Returns the date in the time zone UTC+14, where days begin first, so that no editor's current date is in the future.
 */
function latestDay(): string {
  const fourteenHours = 14 * 60 * 60 * 1000
  return new Date(Date.now() + fourteenHours).toISOString().slice(0, 10)
}
