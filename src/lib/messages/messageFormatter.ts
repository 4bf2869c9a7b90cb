import { createInstance, type FormatterModule, type i18n } from 'i18next'
import type { Locale } from '../../site/locales'
import type { Fact, Facts } from './facts'
import { formatFact, parseFormat, percentPattern } from './factFormats'

/** Words as they stand in a file, or finished: texts under names, in branches. */
export interface MessageTree {
  readonly [name: string]: string | MessageTree
}

export interface MessageFormatter {
  /** Puts the facts into every text of a tree; throws an error that names the text's path. */
  tree: (words: MessageTree) => MessageTree
  /** Puts the facts into one text; throws when a fact is missing or does not fit its format. */
  text: (text: string) => string
}

export interface MessageFormatterInput {
  readonly locale: Locale
  readonly facts: Facts
  /** The language's units.json: how it says a number and a noun, as i18next plural forms. */
  readonly units: MessageTree
}

/** Makes what finishes the words of one language: facts into sentences, plurals, money, dates. */
export function createMessageFormatter({
  locale,
  facts,
  units,
}: MessageFormatterInput): MessageFormatter {
  const engine = createInstance()
  const count = (value: number, unit: string, context?: string) =>
    countPhrase(engine, { value, unit, context })
  const print = (value: Fact, format: string | undefined) =>
    format ? formatFact(value, parseFormat(format), locale, count) : asText(value)
  const ignore = () => undefined
  const formatter: FormatterModule = {
    type: 'formatter',
    init: ignore,
    add: ignore,
    addCached: ignore,
    format: (value: unknown, format, _language, options) =>
      print(present(value, options?.interpolationkey as string), format),
  }
  void engine.use(formatter).init({
    lng: locale,
    fallbackLng: false,
    ns: 'units',
    defaultNS: 'units',
    resources: { [locale]: { units } },
    interpolation: { escapeValue: false, alwaysFormat: true },
  })
  const percent = percentPattern(locale)
  const text = (template: string) =>
    engine.services.interpolator
      .interpolate(template, facts, locale, {})
      .replaceAll('{percent}', percent)
  return { text, tree: (words) => mapTree(words, text) }
}

function countPhrase(
  engine: i18n,
  { value, unit, context }: { value: number; unit: string; context: string | undefined },
): string {
  const options = { count: value, ...(context && { context }) }
  if (!engine.exists(unit, options))
    throw new Error(`units.json has no form of "${unit}" for ${value}`)
  return engine.t(unit, options)
}

/** Changes every text of a tree; an error that `change` throws names the text's path. */
export function mapTree(
  words: MessageTree,
  change: (text: string) => string,
  path = '',
): MessageTree {
  const changed = Object.entries(words).map(([name, value]) => {
    const here = path ? `${path}.${name}` : name
    if (typeof value !== 'string') return [name, mapTree(value, change, here)]
    try {
      return [name, change(value)]
    } catch (error) {
      throw new Error(`${here}: ${(error as Error).message}`, { cause: error })
    }
  })
  return Object.fromEntries(changed) as MessageTree
}

function present(value: unknown, placeholder: string): Fact {
  if (value !== undefined && value !== null) return value as Fact
  throw new Error(`no fact fills {{${placeholder}}}`)
}

function asText(value: Fact): string {
  if (typeof value === 'string' || typeof value === 'number') return bindNumbers(String(value))
  throw new Error(`${JSON.stringify(value)} can't be printed without a format`)
}

/** Keeps the numbers in a product's name, such as "Core i5 9400", on one line with the word before them. */
function bindNumbers(name: string): string {
  return name.replace(/ (?=[A-Za-z]?\d)/g, '\u00a0')
}
