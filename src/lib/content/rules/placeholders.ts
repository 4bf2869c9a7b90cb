import type { Facts } from '../../messages/facts'
import {
  createMessageFormatter,
  type MessageFormatter,
  type MessageTree,
} from '../../messages/messageFormatter'
import { formatNames, parseFormat } from '../../messages/factFormats'
import type { Locale } from '../../../site/locales'
import { documentsIn, type Content } from '../content'
import { textsIn, type ContentDocument } from '../contentDocument'
import { contentFacts, factNames, type ContentFacts } from '../contentFacts'
import { isGroup, valueAt } from '../data'
import { didYouMean } from '../didYouMean'
import type { Mistake } from '../mistake'
import { oncePer } from '../oncePer'
import { oncePerTwo } from '../oncePerTwo'
import { placeholdersIn, type Placeholder } from '../placeholders'
import { unitName } from '../unitName'

interface Language extends ContentFacts {
  readonly filler: MessageFormatter
  /** The language's units; undefined when its units.json has mistakes. */
  readonly units: readonly string[] | undefined
}

/** Every placeholder asks for a fact that exists, in a format that exists and fits the fact. */
export function placeholders(content: Content): Mistake[] {
  return Object.keys(content.site.locales).flatMap((locale) => {
    const problemOf = problemFinder(locale, content)
    const documents = [
      ...documentsIn(content, 'locales', locale).filter(
        ({ file }) => !file.endsWith('/units.json'),
      ),
      ...documentsIn(content, 'prose', locale),
    ]
    return documents.flatMap((document) =>
      requestsIn(document).flatMap(({ path, placeholder }) => {
        const message = problemOf(placeholder)
        return message ? [document.mistake(path, message, { text: placeholder.source })] : []
      }),
    )
  })
}

const requestsIn = oncePer((document: ContentDocument) =>
  textsIn(document).flatMap(({ path, text }) =>
    placeholdersIn(text).map((placeholder) => ({ path, placeholder })),
  ),
)

/** Answers each placeholder once: a language asks for the same few facts again and again. */
function problemFinder(locale: string, content: Content): ProblemFinder {
  const words = content.sound(`content/locales/${locale}/units.json`)
  const known = contentFacts(content)
  const finders = findersOf(known.facts, isGroup(words) ? words : noUnits)
  const finder = finders.get(locale) ?? makeFinder(readLanguage(locale, known, words))
  finders.set(locale, finder)
  return finder
}

type ProblemFinder = (placeholder: Placeholder) => string | undefined

const noUnits = {}
const findersOf = oncePerTwo<Facts, object, Map<string, ProblemFinder>>(() => new Map())

function readLanguage(locale: string, known: ContentFacts, words: unknown): Language {
  const units = isGroup(words) ? (words as MessageTree) : {}
  return {
    ...known,
    filler: createMessageFormatter({ locale: locale as Locale, facts: known.facts, units }),
    units: isGroup(words) ? [...new Set(Object.keys(words).map(unitName))] : undefined,
  }
}

function makeFinder(language: Language): ProblemFinder {
  const answers = new Map<string, string | undefined>()
  return (placeholder) => {
    const { source } = placeholder
    if (!answers.has(source)) answers.set(source, placeholderProblem(placeholder, language))
    return answers.get(source)
  }
}

function placeholderProblem(
  { source, fact, format }: Placeholder,
  { facts, unsound, units, filler }: Language,
): string | undefined {
  if (unsound.includes(fact.split('.')[0] ?? '')) return undefined
  if (valueAt(facts, fact.split('.')) === undefined) {
    return `no fact is called "${fact}"${didYouMean(fact, factNames(facts))}`
  }
  try {
    const { name, options } = parseFormat(format ?? 'number')
    if (!formatNames.includes(name)) {
      return `no format is called "${name}"${didYouMean(name, formatNames) || `, expected ${formatNames.join(', ')}`}`
    }
    const strange = Object.keys(options).find(
      (option) => !['unit', 'context', 'type'].includes(option),
    )
    if (strange)
      return `the format has no option "${strange}"${didYouMean(strange, ['unit', 'context', 'type'])}`
    const { unit } = options
    if (name === 'count' && unit) {
      if (!units) return undefined
      if (!units.includes(unit)) return `units.json has no unit "${unit}"${didYouMean(unit, units)}`
    }
    filler.text(source)
    return undefined
  } catch (error) {
    return `${source} can't be filled: ${(error as Error).message}`
  }
}
