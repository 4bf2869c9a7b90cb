import { proseOnly } from '../../../src/content/placeholders'
import { languageProblem, scriptOf } from '../characters'
import { documentsIn, type Content, type Diagnostics, type Rule } from '../content'
import { textsIn, type ContentText } from '../document'
import { logProbability, modelOf, trigramsOf } from '../languageModels'
import { isListed, type TextPattern } from '../names'
import { namedTexts, translatedTexts, translatedTextsAndUnits } from '../translations'

/** Rules for the language of a text. */
export const languagesRules: readonly Rule[] = [
  sameAsEnglish,
  untranslated,
  otherLanguage,
  offeredLanguage,
]

const reviewedFile = 'content/reviewed-identical.yaml'

/** Reports unreviewed strings that are the same as in English, and unused entries in the list of reviewed strings. */
function* sameAsEnglish(content: Content): Diagnostics {
  const reviewed = content.validDocument(reviewedFile)
  if (!reviewed) return
  const { texts } = reviewed.value as { texts: readonly TextPattern[] }
  const same = translatedTextsAndUnits(content).filter(
    ({ english, value }) => english.value === value && /\p{L}{2}/u.test(proseOnly(value)),
  )

  for (const { name, language, diagnostic } of same)
    if (!texts.some((entry) => isListed(entry, name, language)))
      yield diagnostic(`this is the same as in English, translate it or add it to ${reviewedFile}`)
  // If a file has errors, entries for its strings would seem unused.
  if (content.errors.length > 0) return
  for (const [index, entry] of texts.entries()) {
    const { languages: listed, text } = entry
    const isOfSite = listed === 'all' || listed.some((one) => one in content.site.locales)
    if (isOfSite && !same.some(({ name, language }) => isListed(entry, name, language))) {
      const message = `no text "${text}" is the same as in English, delete this entry`

      yield reviewed.diagnostic(['texts', index], message)
    }
  }
}

/** Reports translations that are not in their language. `sameAsEnglish` reports copies of the English string. */
function* untranslated(content: Content): Diagnostics {
  for (const { name, language, english, value, diagnostic } of translatedTexts(content)) {
    // Keywords are search terms, which may be English.
    if (english.value === value || name.endsWith(':meta.keywords')) continue
    const tag = content.site.locales[language]?.intl ?? language
    const problem = languageProblem(proseOnly(value), tag)
    if (problem) yield diagnostic(problem)
  }
}

/** Texts with fewer trigrams say too little about their language. */
const fewestTrigrams = 40

/**
 * How much more probable another language must be, as a natural logarithm. Measured on the content of 2026-11-26: no text
 * of at least 40 trigrams has a lead at all, and 99.9 % of 12,719 texts in the place of another language are found.
 */
const lead = 12

/** Reports texts that resemble the texts of another language with Latin letters far more than those of their own. */
function* otherLanguage(content: Content): Diagnostics {
  const texts = latinTexts(content)
  const probabilitiesOf = compareLanguages(texts)

  for (const [own, byName] of texts)
    for (const [name, { value, diagnostic }] of byName) {
      // Titles of pages are mainly names.
      if (name.endsWith(':meta.title')) continue
      const other = farLikelier(own, probabilitiesOf(name, value))

      if (other) yield diagnostic(`this seems to be in ${nameOf(other)}, translate it`)
    }
}

/** Reports offers to read the site in a language that name another language. */
function* offeredLanguage({ site, documents }: Content): Diagnostics {
  for (const [own, { intl }] of Object.entries(site.locales)) {
    const names = new Intl.DisplayNames(intl, { type: 'language' })
    const document = documents.get(`content/locales/${own}/common.json`)
    const offers = document
      ? textsIn(document).filter(({ path }) => path[0] === 'languageOffer')
      : []

    for (const { value, diagnostic } of offers) {
      const named = Object.keys(site.locales).find(
        (other) => other !== own && mentions(value, names.of(other) ?? other),
      )

      if (named)
        yield diagnostic(`this names ${nameOf(named)}, expected the name of ${nameOf(own)}`)
    }
  }
}

/** Returns whether a text contains a name, maybe with another ending. */
function mentions(text: string, name: string): boolean {
  const stem = name.length > 6 ? name.slice(0, -2) : name

  return text.toLowerCase().includes(stem.toLowerCase())
}

/** The texts of each language by their name. */
type TextsByLanguage = ReadonlyMap<string, ReadonlyMap<string, ContentText>>

/** The natural logarithm of the probability that a language has a text, by language. */
type Probabilities = ReadonlyMap<string, number>

/** Returns a function that compares a text with each language. For a short text, it returns no probabilities. */
function compareLanguages(texts: TextsByLanguage) {
  const models = [...texts].map(
    ([language, byName]) => [language, modelOf([...byName.values()].map(textOf))] as const,
  )
  const size = new Set(models.flatMap(([, { counts }]) => [...counts.keys()])).size

  return (name: string, text: string): Probabilities => {
    const trigrams = trigramsOf(text)
    if (trigrams.length < fewestTrigrams) return new Map()

    return new Map(
      models.map(([language, model]) => {
        const isInModel = texts.get(language)?.get(name)?.value === text

        return [language, logProbability(trigrams, model, { size, isInModel })]
      }),
    )
  }
}

const textOf = ({ value }: ContentText) => value

/** Returns the most probable language of a text if it has a lead over the text's own one. */
function farLikelier(own: string, probabilities: Probabilities): string | undefined {
  const least = (probabilities.get(own) ?? 0) + lead
  const [best] = [...probabilities].sort(([, one], [, other]) => other - one)

  return best && best[1] > least ? best[0] : undefined
}

/** Returns the texts of each language with Latin letters by their name, without units and search terms. */
function latinTexts(content: Content): TextsByLanguage {
  const languages = Object.entries(content.site.locales).filter(
    ([, { intl }]) => scriptOf(intl).isLatin,
  )

  return new Map(
    languages.map(([language]) => {
      const named = documentsIn(content, ['locales', 'prose'], language)
        .filter(({ name }) => name !== 'units')
        .flatMap((document) => [...namedTexts(document)])

      return [language, new Map(named.filter(([name]) => !name.endsWith(':meta.keywords')))]
    }),
  )
}

/** Returns the English name of a language. */
const nameOf = (language: string) => new Intl.DisplayNames('en', { type: 'language' }).of(language)
