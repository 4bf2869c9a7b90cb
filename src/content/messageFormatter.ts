import { type Locale, locales } from '../site/locales'
import { formatFact, percentPattern, type CountPhrase } from './factFormats'
import type { Fact, Facts } from './facts'
import { keepMenuNames } from './menuPaths'
import { fillFacts } from './placeholders'

export interface MessageTree {
  readonly [name: string]: string | MessageTree
}

export type MessageFormatter = ReturnType<typeof createMessageFormatter>

/**
 * Creates a language's formatter for facts, plurals, money and dates in messages. `units` is the language's units.json:
 * the plural forms of each counted noun, with keys such as `day_other`.
 *
 * @example
 * const units = { day_one: '{{count}} day', day_other: '{{count}} days' }
 * const { text } = createMessageFormatter('en', { refund: { days: 7 } }, units)
 *
 * text('{{refund.days, count(unit: day)}}') // '7 days', with a no-break space
 */
export function createMessageFormatter(locale: Locale, facts: Facts, units: MessageTree) {
  const plurals = new Intl.PluralRules(locales[locale].intl)
  const numbers = new Intl.NumberFormat(locales[locale].intl)
  const count: CountPhrase = (value, unit, context) => {
    const form = plurals.select(value)
    const phrase = units[`${unit}_${context ?? ''}_${form}`] ?? units[`${unit}_${form}`]
    if (typeof phrase !== 'string')
      throw new Error(`units.json has no form of "${unit}" for ${value}`)
    return fillFacts(phrase, () => numbers.format(value))
  }

  const percent = percentPattern(locale)
  /** Formats one message; throws if a fact is missing or does not fit its format. */
  const text = (template: string) => {
    const filled = fillFacts(template, ({ fact, format }) => {
      const value = factAt(facts, fact)

      return format ? formatFact(value, format, locale, count) : asText(value)
    })

    return keepTogether(keepMenuNames(filled).replaceAll('{percent}', percent))
  }

  return { text, tree: (messages: MessageTree) => mapTree(messages, text) }
}

const noBreakSpace = '\u00a0'
const wordJoiner = '\u2060'

/** Prevents line breaks that Unicode permits, but readers do not expect. */
function keepTogether(text: string): string {
  return (
    text
      // "1920 × 1080 pixels" stays on one line.
      .replace(/\d+\s×\s\d+( \p{L}+)?/gu, (size) => size.replaceAll(' ', noBreakSpace))
      // A version stays with the word before it: "Version 3.0.3".
      .replace(/(?<=\p{L}) (?=\d+\.\d+\.\d)/gu, noBreakSpace)
      // "E-Mail" stays on one line.
      .replace(/\b(e-)(?=mail)/gi, `$1${wordJoiner}`)
      // Japanese menu paths break only after the separator.
      .replaceAll('＞', `${wordJoiner}＞`)
  )
}

/** Maps all messages of a tree. Errors contain the path of the message. */
function mapTree(messages: MessageTree, change: (text: string) => string, path = ''): MessageTree {
  const changed = Object.entries(messages).map(([name, value]) => {
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

function factAt(facts: Facts, path: string): Fact {
  const fact = path
    .split('.')
    .reduce<unknown>((group, name) => (group as Facts | null | undefined)?.[name], facts)
  if (fact !== undefined && fact !== null) return fact as Fact
  throw new Error(`there is no fact for {{${path}}}`)
}

function asText(value: Fact): string {
  // Each number in a product name, such as "Core i5 9400", is joined to the word before it with a no-break space.
  if (typeof value === 'string' || typeof value === 'number')
    return String(value).replace(/ (?=[A-Za-z]?\d)/g, '\u00a0')
  throw new Error(`${JSON.stringify(value)} needs a format, such as money or list`)
}
