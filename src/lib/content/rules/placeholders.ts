import { createFiller, type Filler, type WordTree } from '../../words/filler'
import { formatNames, parseFormat } from '../../words/formats'
import type { Locale } from '../../../site/locales'
import { documentsIn, type Content } from '../content'
import { textsIn } from '../contentDocument'
import { contentFacts, factNames, type ContentFacts } from '../contentFacts'
import { isGroup, valueAt } from '../data'
import { didYouMean } from '../didYouMean'
import type { Mistake } from '../mistake'
import { placeholdersIn, type Placeholder } from '../placeholders'
import { unitName } from '../unitName'

interface Language extends ContentFacts {
  readonly filler: Filler
  /** The language's units; undefined when its units.json has mistakes. */
  readonly units: readonly string[] | undefined
}

/** Every placeholder asks for a fact that exists, in a format that exists and fits the fact. */
export function placeholders(content: Content): Mistake[] {
  return Object.keys(content.site.locales).flatMap((locale) => {
    const problemOf = problemsOf(readLanguage(locale, content))
    const documents = [
      ...documentsIn(content, 'locales', locale).filter(
        ({ file }) => !file.endsWith('/units.json'),
      ),
      ...documentsIn(content, 'prose', locale),
    ]
    return documents.flatMap((document) =>
      textsIn(document).flatMap(({ path, text }) =>
        placeholdersIn(text).flatMap((placeholder) => {
          const message = problemOf(placeholder)
          return message ? [document.mistake(path, message, { text: placeholder.source })] : []
        }),
      ),
    )
  })
}

function readLanguage(locale: string, content: Content): Language {
  const words = content.sound(`content/locales/${locale}/units.json`)
  const units = isGroup(words) ? (words as WordTree) : {}
  const known = contentFacts(content)
  return {
    ...known,
    filler: createFiller({ locale: locale as Locale, facts: known.facts, units }),
    units: isGroup(words) ? [...new Set(Object.keys(words).map(unitName))] : undefined,
  }
}

/** Answers each placeholder once: a language asks for the same few facts again and again. */
function problemsOf(language: Language): (placeholder: Placeholder) => string | undefined {
  const known = new Map<string, string | undefined>()
  return (placeholder) => {
    const { source } = placeholder
    if (!known.has(source)) known.set(source, placeholderProblem(placeholder, language))
    return known.get(source)
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
