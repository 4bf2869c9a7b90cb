import { parseFormat } from '../../../src/content/factFormats'
import {
  placeholdersIn,
  runtimePlaceholdersIn,
  type Placeholder,
} from '../../../src/content/placeholders'
import type { Content, Diagnostics, Rule } from '../content'
import { pairsIn } from '../data'
import { translatedTexts } from '../translations'

/** Rules for the placeholders of a translation: which they are, in which line, and in which order. */
export const translationPlaceholdersRules: readonly Rule[] = [
  translationPlaceholders,
  placeholderLines,
  placeholderOrder,
]

/** Reports placeholders that only the translation or only English has. Order and grammatical case may differ. */
function* translationPlaceholders(content: Content): Diagnostics {
  for (const { english, value, diagnostic } of translatedTexts(content)) {
    const wanted = placeholderNames(english.value)
    const found = placeholderNames(value)
    const missing = [...wanted].filter((name) => !found.has(name))
    const extra = [...found].filter((name) => !wanted.has(name))
    if (missing.length + extra.length === 0) continue

    const problems = [
      ...missing.map((name) => `${name} is missing`),
      ...extra.map((name) => `${name} is not in the English text`),
    ]
    const expected = `expected the same placeholders as in ${english.document.file}`

    // The column is that of the first placeholder that English lacks: `{count, plural, …}` begins with `{count`.
    yield diagnostic(`${problems.join(', ')}, ${expected}`, extra[0]?.split(',')[0])
  }
}

/**
 * Reports placeholders that are in another line than in English: the minimum and the recommended value of a list would be
 * exchanged. A translation with another number of lines is free.
 */
function* placeholderLines(content: Content): Diagnostics {
  for (const { english, value, diagnostic } of translatedTexts(content)) {
    const [first] = movedPlaceholders(english.value, value)
    if (!first) continue

    const { moved, wanted } = first
    const expected = [...wanted].join(', ') || 'no placeholder'
    const message = `is in another line than in English, expected here: ${expected}`

    yield diagnostic(`${moved.source} ${message}`, moved.source)
  }
}

/** Returns placeholders of a translation that English has in another line, each with the names that its line should have. */
function movedPlaceholders(english: string, translation: string) {
  const originals = linesOf(english)
  const lines = linesOf(translation)
  if (originals.length < 2 || lines.length !== originals.length) return []

  const all = placeholderNames(english)

  return lines.flatMap((line, index) => {
    const wanted = placeholderNames(originals[index] ?? '')
    const moved = placeholdersIn(line)
      .filter((one) => !wanted.has(withoutCase(one)))
      .filter((one) => all.has(withoutCase(one)))

    return moved.map((one) => ({ moved: one, wanted }))
  })
}

/**
 * Reports facts of the same kind in another order than in English, such as the memory of the minimum and of the recommended
 * system: the words between them keep their order, so that each would say something about the other fact.
 */
function* placeholderOrder(content: Content): Diagnostics {
  for (const { english, value, diagnostic } of translatedTexts(content)) {
    const found = factsIn(value)
    const exchanged = pairsIn(factsIn(english.value))
      .filter(([first, second]) => areComparable(first, second))
      .find(
        ([first, second]) => found.includes(second) && found.indexOf(second) < found.indexOf(first),
      )

    if (exchanged) {
      const [first, second] = exchanged
      const message = `{{${second}}} is before {{${first}}}, expected the order of the English text`

      yield diagnostic(message, second)
    }
  }
}

/** Returns the facts in a text, each once, in the order of the text. */
function factsIn(text: string): string[] {
  return [...new Set(placeholdersIn(text).map(({ fact }) => fact))]
}

/** Returns whether two facts say the same of different things: `a.minimum.memory` and `a.recommended.memory`. */
function areComparable(one: string, other: string): boolean {
  const steps = one.split('.')
  const others = other.split('.')
  const different = steps.filter((step, index) => step !== others[index])

  return steps.length === others.length && different.length === 1 && steps.at(-1) === others.at(-1)
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim())
}

function placeholderNames(text: string): Set<string> {
  return new Set([...placeholdersIn(text).map(withoutCase), ...runtimePlaceholdersIn(text)])
}

/** Returns a placeholder without the options that may differ between languages, such as the grammatical case. */
function withoutCase({ source, fact, format }: Placeholder): string {
  if (format === undefined) return `{{${fact}}}`
  try {
    const { name, options } = parseFormat(format)
    const kept = Object.entries(options)
      .filter(([option]) => option !== 'context' && option !== 'each')
      .map((option) => option.join(': '))

    return `{{${fact}, ${name}${kept.length > 0 ? `(${kept.sort().join('; ')})` : ''}}}`
  } catch {
    return source
  }
}
