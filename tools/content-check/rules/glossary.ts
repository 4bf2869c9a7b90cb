import type { Content, Rule } from '../content'
import { memoize } from '../data'
import type { Diagnostic } from '../diagnostic'
import { isListed, type TextPattern } from '../names'
import { proseOnly } from '../../../src/content/placeholders'
import { translatedTexts, translationLanguages, type TranslatedText } from '../translations'

export const glossaryRules: readonly Rule[] = [glossaryEntries, glossary]

const glossaryFile = 'content/glossary.yaml'

interface Translation {
  readonly term: string
  readonly variants?: readonly string[]
}

interface Term {
  readonly key: string
  readonly en: string
  readonly variants?: readonly string[]
  readonly exceptions?: readonly TextPattern[]
  readonly words: Readonly<Record<string, Translation>>
}

interface Glossary {
  readonly registers: Readonly<Record<string, string>>
  readonly terms: readonly Term[]
}

/** Reports languages for which the glossary lacks a form of address or the translation of a term. */
function glossaryEntries(content: Content): Diagnostic[] {
  const document = content.documents.get(glossaryFile)
  const glossary = content.sound(glossaryFile) as Glossary | undefined
  if (!document || !glossary) return []
  const languages = translationLanguages(content)
  const message = (language: string, what: string) => `"${language}" is missing, add ${what}`
  return [
    ...languages
      .filter((language) => glossary.registers[language] === undefined)
      .map((language) =>
        document.diagnostic(['registers'], message(language, 'how it addresses the reader')),
      ),
    ...glossary.terms.flatMap(({ words }, index) =>
      languages
        .filter((language) => glossary.registers[language] && words[language] === undefined)
        .map((language) =>
          document.diagnostic(['terms', index, 'words'], message(language, 'its translation')),
        ),
    ),
  ]
}

/**
 * Reports translations that do not use the glossary's translation of a term, although the English string contains the
 * term.
 */
function glossary(content: Content): Diagnostic[] {
  const data = content.sound(glossaryFile) as Glossary | undefined
  if (!data) return []
  return translatedTexts(content).flatMap((text) => {
    // Keywords are search terms, which may differ from the glossary.
    if (text.name.endsWith(':meta.keywords')) return []
    const misses = paragraphPairs(text).flatMap(([english, translated]) => {
      const said = comparable(proseOnly(translated))
      return termsIn(data, english).filter(({ words, exceptions = [] }) => {
        const word = words[text.language]
        if (!word || exceptions.some((one) => isListed(one, text.name, text.language))) return false
        return !formsOf(word).some((form) => said.includes(form))
      })
    })
    return [...new Set(misses)].map(({ en, words }) =>
      text.diagnostic(
        `English says "${en}" here, expected "${words[text.language]?.term ?? ''}" as in the glossary`,
      ),
    )
  })
}

/**
 * Pairs each English paragraph with its translation. If the numbers of paragraphs differ, returns the whole strings as
 * one pair.
 */
function paragraphPairs({ english, translated }: TranslatedText): (readonly [string, string])[] {
  const originals = english.split(/\n\s*\n/)
  const paragraphs = translated.split(/\n\s*\n/)
  if (originals.length !== paragraphs.length) return [[english, translated]]
  return originals.map((original, index) => [original, paragraphs[index] ?? ''])
}

const formsOf = memoize(({ term, variants = [] }: Translation) =>
  [term, ...variants].map(comparable),
)

/**
 * Returns the glossary terms in an English string. The longest term wins: "credit pack" does not also count as
 * "credit".
 */
function termsIn(data: Glossary, text: string): Term[] {
  const { cache, pattern, byForm } = finderOf(data)
  const known = cache.get(text)
  if (known) return known
  const found = [...proseOnly(text).matchAll(pattern)].flatMap(([form]) => {
    const term = byForm.get(form.toLowerCase())
    // A term with a capital letter is a name: the mode "Fast" is not the adjective "fast".
    return term && (!/^[A-Z]/.test(term.en) || /^[A-Z]/.test(form)) ? [term] : []
  })
  const terms = [...new Set(found)]
  cache.set(text, terms)
  return terms
}

const finderOf = memoize(({ terms }: Glossary) => {
  const byForm = new Map(
    terms.flatMap((term) =>
      [term.en, ...(term.variants ?? [])].map((form) => [form.toLowerCase(), term] as const),
    ),
  )
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?!\\p{L})`, 'giu')
  return { byForm, pattern, cache: new Map<string, Term[]>() }
})

/** Normalizes a string for comparison: case, Arabic vowel signs, soft hyphens, spaces and apostrophes. */
function comparable(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640\u00ad]/g, '')
    .replace(/\s/g, ' ')
    .replace(/[’ʼ]/g, "'")
}
