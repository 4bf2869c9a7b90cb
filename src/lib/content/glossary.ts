import type { Content } from './content'
import { oncePer } from './oncePer'
import type { TextList } from './textName'
import { wordsOnly } from './translatedTexts'

export const glossaryFile = 'content/glossary.yaml'

/** The one chosen word of a language. */
export interface GlossaryWord {
  readonly term: string
  readonly note?: string
  /** Other forms and stems that count as the term. */
  readonly variants?: readonly string[]
}

export interface GlossaryTerm {
  readonly key: string
  readonly en: string
  /** Other forms of the English term. */
  readonly variants?: readonly string[]
  readonly note: string
  readonly exceptions?: readonly (TextList & { readonly reason: string })[]
  readonly words: Readonly<Record<string, GlossaryWord>>
}

export interface Glossary {
  /** How each language addresses its reader. */
  readonly registers: Readonly<Record<string, string>>
  readonly terms: readonly GlossaryTerm[]
}

/** The glossary, or undefined when it is missing or has mistakes. */
export function glossaryOf({ sound }: Content): Glossary | undefined {
  return sound(glossaryFile) as Glossary | undefined
}

/** The terms that an English text uses; in "credit pack" only the longer one counts, not "credit". */
export function termsIn(glossary: Glossary, text: string): readonly GlossaryTerm[] {
  const { known, pattern, byForm } = finderOf(glossary)
  const before = known.get(text)
  if (before) return before
  const found = [...wordsOnly(text).matchAll(pattern)].flatMap(([form]) => {
    const term = byForm.get(form.toLowerCase())
    return term && isWrittenSo(form, term) ? [term] : []
  })
  const terms = [...new Set(found)]
  known.set(text, terms)
  return terms
}

/** Of the chosen words of a language, those that a text uses in none of their forms. */
export function wordsMissing(words: readonly GlossaryWord[], text: string): GlossaryWord[] {
  if (words.length === 0) return []
  const said = comparable(wordsOnly(text))
  return words.filter((word) => !formsOf(word).some((form) => said.includes(form)))
}

const formsOf = oncePer(({ term, variants = [] }: GlossaryWord) =>
  [term, ...variants].map(comparable),
)

/** What finds terms in English, and the texts that it has read: each is read for eleven languages. */
const finderOf = oncePer(({ terms }: Glossary) => {
  const byForm = new Map(
    terms.flatMap((term) =>
      [term.en, ...(term.variants ?? [])].map((form) => [form.toLowerCase(), term] as const),
    ),
  )
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?!\\p{L})`, 'giu')
  return { byForm, pattern, known: new Map<string, readonly GlossaryTerm[]>() }
})

/** A name such as "Fast" is not the adjective: its capital letter counts. */
function isWrittenSo(form: string, { en }: GlossaryTerm): boolean {
  return !/^[A-Z]/.test(en) || /^[A-Z]/.test(form)
}

/** A text without what may differ between two spellings of one word: case, vowel signs, kinds of space and apostrophe. */
function comparable(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640\u00ad]/g, '')
    .replace(/\s/g, ' ')
    .replace(/[’ʼ]/g, "'")
}
