import { proseOnly } from '../../../src/content/placeholders'
import { defaultLocale } from '../../../src/site/locales'
import { documentsIn, type Content, type Diagnostics, type Rule } from '../content'
import { memoize, type Path } from '../data'
import type { ContentText } from '../document'
import { isListed, type TextPattern } from '../names'
import {
  namedTexts,
  translatedTexts,
  translationLanguages,
  type TranslatedText,
} from '../translations'

export const glossaryRules: readonly Rule[] = [glossaryEntries, glossary, otherWords, labels]

const glossaryFile = 'content/glossary.yaml'

interface Translation {
  readonly term: string
  readonly variants?: readonly string[]
}

interface Term {
  readonly en: string
  readonly variants?: readonly string[]
  /** Other English words for the same thing, which no English string may use. */
  readonly avoid?: readonly string[]
  readonly exceptions?: readonly TextPattern[]
  readonly words: Readonly<Record<string, Translation>>
}

interface Glossary {
  readonly registers: Readonly<Record<string, string>>
  readonly terms: readonly Term[]
  /** Groups of strings that must be equal in each language, such as the labels of links to the same target. */
  readonly labels?: readonly { readonly texts: readonly string[] }[]
}

/** Reports languages for which the glossary lacks a form of address or the translation of a term. */
function* glossaryEntries(content: Content): Diagnostics {
  const document = content.validDocument(glossaryFile)
  if (!document) return
  const { registers, terms } = document.value as Glossary

  for (const language of translationLanguages(content)) {
    const report = (path: Path, what: string) =>
      document.diagnostic(path, `"${language}" is missing, add ${what}`)
    if (registers[language] === undefined)
      yield report(['registers'], 'how it addresses the reader')
    else
      for (const [index, { words }] of terms.entries())
        if (!words[language]) yield report(['terms', index, 'words'], 'its translation')
  }
}

/** Reports translations without the glossary's translation of a term that the English string contains. */
function* glossary(content: Content): Diagnostics {
  const data = content.validDocument(glossaryFile)?.value as Glossary | undefined
  if (!data) return

  for (const text of translatedTexts(content)) {
    // Keywords are search terms, which may differ from the glossary.
    if (text.name.endsWith(':meta.keywords')) continue

    for (const { en, words } of missedTerms(data, text)) {
      const term = words[text.language]?.term ?? ''

      yield text.diagnostic(`English says "${en}" here, expected "${term}" as in the glossary`)
    }
  }
}

/** Returns the terms that a paragraph of the English has, and the same paragraph of the translation has in no form. */
function missedTerms(data: Glossary, text: TranslatedText): Set<Term> {
  const { name, language } = text
  const applies = ({ exceptions = [] }: Term) =>
    !exceptions.some((exception) => isListed(exception, name, language))

  const missed = paragraphPairs(text).flatMap(([english, translated]) => {
    const said = comparable(proseOnly(translated))
    const isSaid = ({ words }: Term) => {
      const word = words[language]
      return !word || formsOf(word).some((form) => said.includes(form))
    }

    return termFinder(data)(english).filter((term) => applies(term) && !isSaid(term))
  })

  return new Set(missed)
}

/** Reports English strings that use another word for a term of the glossary: "RAM" instead of "memory". */
function* otherWords(content: Content): Diagnostics {
  const data = content.validDocument(glossaryFile)?.value as Glossary | undefined
  const texts = [...textsByName(content, defaultLocale)].filter(
    ([name]) => !name.endsWith(':meta.keywords'),
  )

  for (const term of data?.terms ?? []) if (term.avoid) yield* wordsInstead(term, term.avoid, texts)
}

/** Reports the words of a list that stand for a term. `texts` are the English strings with their names. */
function* wordsInstead(
  { en, variants = [], exceptions = [] }: Term,
  words: readonly string[],
  texts: readonly (readonly [string, ContentText])[],
): Diagnostics {
  const terms = wordPattern([en, ...variants])
  const others = wordPattern(words)

  for (const [name, { value, diagnostic }] of texts) {
    if (exceptions.some((one) => isListed(one, name, defaultLocale))) continue
    // The term itself may contain the other word: "video chat app" contains "chat app".
    const [found] = proseOnly(value).replace(terms, '').match(others) ?? []
    if (found) yield diagnostic(`"${found}" is another word for "${en}", write "${en}"`)
  }
}

/** Reports labels of the same target that differ within a language, and labels that no language has. */
function* labels(content: Content): Diagnostics {
  const document = content.validDocument(glossaryFile)
  if (!document) return
  const groups = (document.value as Glossary).labels ?? []
  const known = new Set<string>()

  for (const language of Object.keys(content.site.locales)) {
    const texts = textsByName(content, language)

    for (const name of texts.keys()) known.add(name)
    for (const group of groups) yield* differentLabels(group.texts, texts)
  }

  for (const [index, { texts: names }] of groups.entries())
    for (const [position, name] of names.entries())
      if (!known.has(name))
        yield document.diagnostic(
          ['labels', index, 'texts', position],
          `there is no text "${name}"`,
        )
}

/** Reports the labels of a group that differ from the first one. `texts` are the strings of one language. */
function* differentLabels(
  names: readonly string[],
  texts: ReadonlyMap<string, ContentText>,
): Diagnostics {
  const [first, ...others] = names.flatMap((name) => {
    const text = texts.get(name)
    return text ? [{ ...text, name }] : []
  })

  for (const { value, diagnostic } of others)
    if (first && value !== first.value)
      yield diagnostic(
        `this label leads to the same target as ${first.name}, write "${first.value}"`,
      )
}

function textsByName(content: Content, language: string): Map<string, ContentText> {
  const documents = documentsIn(content, ['locales', 'prose'], language)
  return new Map(documents.flatMap((document) => [...namedTexts(document)]))
}

/** Matches any of the words, as whole words. A word with a capital letter matches only with it. */
function wordPattern(words: readonly string[]): RegExp {
  const byLength = [...words].sort((a, b) => b.length - a.length)
  const flags = words.some((word) => /[A-Z]/.test(word)) ? 'gu' : 'giu'
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${byLength.join('|')})s?(?!\\p{L})`, flags)
}

/** Pairs each English paragraph with its translation, or the whole strings if their paragraphs differ in number. */
function paragraphPairs({ english, value }: TranslatedText): (readonly [string, string])[] {
  const [originals, paragraphs] = [english.value, value].map((text) => text.split(/\n\s*\n/))
  if (originals?.length !== paragraphs?.length) return [[english.value, value]]
  return (originals ?? []).map((original, index) => [original, paragraphs?.[index] ?? ''])
}

const formsOf = memoize(({ term, variants = [] }: Translation) =>
  [term, ...variants].map(comparable),
)

/** Creates a function that finds terms in an English string. The longest wins: "credit pack" is not also "credit". */
const termFinder = memoize(({ terms }: Glossary) => {
  const byForm = new Map(
    terms.flatMap((term) =>
      [term.en, ...(term.variants ?? [])].map((form) => [form.toLowerCase(), term] as const),
    ),
  )
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?!\\p{L})`, 'giu')

  return memoize((text: string): Term[] =>
    [...proseOnly(text).matchAll(pattern)].flatMap(([form]) => {
      const term = byForm.get(form.toLowerCase())
      // A term with a capital letter is a name: the mode "Fast" is not the adjective "fast".
      return term && (!/^[A-Z]/.test(term.en) || /^[A-Z]/.test(form)) ? [term] : []
    }),
  )
})

/** Normalizes a string for comparison: case, Arabic vowel signs, soft hyphens, word joiners, spaces and apostrophes. */
function comparable(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640\u00ad\u2060]/g, '')
    .replace(/\s/g, ' ')
    .replace(/[’ʼ]/g, "'")
}
