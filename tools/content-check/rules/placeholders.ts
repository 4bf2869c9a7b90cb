import { formatNames, parseFormat } from '../../../src/content/factFormats'
import { createMessageFormatter } from '../../../src/content/messageFormatter'
import type { MessageFormatter, MessageTree } from '../../../src/content/messageFormatter'
import { placeholdersIn } from '../../../src/content/placeholders'
import type { Locale } from '../../../src/site/locales'
import { columnsOf } from '../characters'
import { contentFacts, textsOf } from '../content'
import type { Content, ContentFacts, Diagnostics, Rule } from '../content'
import { isObject, memoize, valueAt } from '../data'
import type { ContentText } from '../document'
import { didYouMean, unknownName } from '../names'
import { unitName } from '../unitKeys'

export const placeholdersRules: readonly Rule[] = [placeholders]

interface Language extends ContentFacts {
  readonly formatter: MessageFormatter
  /** The units in the language's units.json; undefined if the file has errors. */
  readonly units: readonly string[] | undefined
}

/** Reports placeholders with an unknown fact or format, and page titles and descriptions of the wrong length. */
function* placeholders(content: Content): Diagnostics {
  const known = contentFacts(content)

  for (const locale of Object.keys(content.site.locales) as Locale[]) {
    const language = languageOf(content, known, locale)
    const problemOf = memoize((source: string) => placeholderProblem(source, language))
    const texts = textsOf(content, ['locales', 'prose'], locale).filter(
      ({ document }) => document.name !== 'units',
    )

    for (const text of texts) {
      const wrong = [
        ...wrongBraces(text),
        ...placeholdersIn(text.value).flatMap(({ source }) => {
          const problem = problemOf(source)
          return problem ? [text.diagnostic(problem, source)] : []
        }),
      ]

      yield* wrong
      if (wrong.length === 0) yield* lengthErrors(text, language)
    }
  }
}

/** The name of a fact, with a format, between any number of braces. */
const bracedFact = /(\{+)\s*([a-z]\w*(?:\.\w+)+[^{}]*?)\s*(\}+)/gi

/** Reports facts that are not between two braces on each side, which visitors would see as they are. */
function* wrongBraces({ value, diagnostic }: ContentText): Diagnostics {
  for (const [source, before = '', fact = '', after = ''] of value.matchAll(bracedFact))
    if (before.length !== 2 || after.length !== 2)
      yield diagnostic(`found ${source}, expected {{${fact}}}`, source)
}

/** Returns what the rules need of a language: the facts, how it formats them, and its units if their file is valid. */
function languageOf(content: Content, known: ContentFacts, locale: Locale): Language {
  const strings = content.validDocument(`content/locales/${locale}/units.json`)?.value
  const units = isObject(strings) ? (strings as MessageTree) : undefined

  return {
    ...known,
    formatter: createMessageFormatter(locale, known.facts, units ?? {}),
    units: units && [...new Set(Object.keys(units).map(unitName))],
  }
}

/** Reports a page title or description of the wrong length, if the facts and units in it are known. */
function* lengthErrors(
  { path: [group, name], value, diagnostic }: ContentText,
  { invalidFiles, units, formatter }: Language,
): Diagnostics {
  if (group !== 'meta' || invalidFiles.length > 0 || !units) return
  const problem = lengthProblem(name, formatter.text(value))
  if (problem) yield diagnostic(problem)
}

/** The columns that a search result shows, by the key of the string. */
const lengthLimits: Readonly<Record<string, { readonly least: number; readonly most: number }>> = {
  title: { least: 1, most: 59 },
  description: { least: 110, most: 160 },
}

/** Checks the width of page titles and descriptions in search results, in columns. */
function lengthProblem(name: unknown, text: string): string | undefined {
  const limits = lengthLimits[String(name)]
  if (!limits) return undefined

  const { least, most } = limits
  const length = columnsOf(text)
  if (length >= least && length <= most) return undefined

  return `a search result shows ${length} columns of this, expected ${least} to ${most}`
}

/** Returns why a placeholder cannot be filled: an unknown fact, or a format that does not fit it. */
function placeholderProblem(source: string, language: Language): string | undefined {
  const [{ fact, format } = { fact: '' }] = placeholdersIn(source)
  const [file = ''] = fact.split('.')
  if (language.invalidFiles.includes(file)) return undefined
  const problem = factProblem(fact, file, language)
  if (problem) return problem

  try {
    return formatProblem(source, format ?? 'number', language)
  } catch (error) {
    return `${source} can't be filled: ${(error as Error).message}`
  }
}

function factProblem(fact: string, file: string, { facts, names }: Language): string | undefined {
  const value = valueAt(facts, fact.split('.'))
  if (value === undefined) return `there is no fact "${fact}"${didYouMean(fact, names)}`
  if (value === null) return `"${fact}" is null in content/site/${file}, expected a value there`

  return undefined
}

/** Returns what is wrong with the format of a placeholder. Throws if the fact cannot be formatted like that. */
function formatProblem(source: string, format: string, language: Language): string | undefined {
  const { units, formatter } = language
  const { name, options } = parseFormat(format)
  if (!formatNames.includes(name)) return unknownName('format', name, formatNames)
  const option = Object.keys(options).find((each) => !optionNames.includes(each))
  if (option) return unknownName('option', option, optionNames)
  if (name === 'count' && options.unit && !units?.includes(options.unit))
    return units && unknownName('unit', options.unit, units)
  formatter.text(source)

  return undefined
}

const optionNames: readonly string[] = ['unit', 'context', 'type', 'each']
