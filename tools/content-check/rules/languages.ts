import { proseOnly } from '../../../src/content/placeholders'
import { languageProblem, scriptOf } from '../characters'
import { documentsIn, type Content, type Diagnostics, type Rule } from '../content'
import type { ContentText } from '../document'
import { logProbability, modelOf, trigramsOf } from '../languageModels'
import { isListed, type TextPattern } from '../names'
import { namedTexts, translatedTexts, translatedTextsAndUnits } from '../translations'

/** Rules for the language of a text. */
export const languagesRules: readonly Rule[] = [sameAsEnglish, untranslated, otherLanguage]

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
  const models = [...texts].map(([language, byName]) => ({
    language,
    model: modelOf([...byName.values()].map(({ value }) => value)),
  }))
  const size = new Set(models.flatMap(({ model }) => [...model.counts.keys()])).size

  for (const [own, byName] of texts)
    for (const [name, { value, diagnostic }] of byName) {
      const trigrams = trigramsOf(value)
      if (trigrams.length < fewestTrigrams || name.endsWith(':meta.title')) continue

      const probabilities = models.map(({ language, model }) => {
        const isInModel = texts.get(language)?.get(name)?.value === value
        return { language, is: logProbability(trigrams, model, { size, isInModel }) }
      })
      const best = probabilities.reduce((one, other) => (other.is > one.is ? other : one))
      const ownIs = probabilities.find(({ language }) => language === own)?.is ?? 0

      if (best.is - ownIs > lead)
        yield diagnostic(`this seems to be in ${nameOf(best.language)}, translate it`)
    }
}

/** Returns the texts of each language with Latin letters by their name, without units and search terms. */
function latinTexts(content: Content): Map<string, Map<string, ContentText>> {
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
