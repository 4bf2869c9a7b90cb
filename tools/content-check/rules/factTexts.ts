import { defaultLocale } from '../../../src/site/locales'
import { languageProblem } from '../characters'
import { documentsIn, type Content, type Diagnostics, type Rule } from '../content'
import { isObject, valuesIn, type Path } from '../data'
import type { ContentDocument } from '../document'

/** Rules for facts that have a text in each language, such as the notes of a release. */
export const factTextsRules: readonly Rule[] = [factTexts]

/** The facts that are texts, by language. */
const textFacts = ['notes', 'alt', 'caption']

/** Reports texts in content/site/ that are missing in a language, not translated, or in an unknown language. */
function* factTexts(content: Content): Diagnostics {
  const { locales } = content.site

  for (const { file } of documentsIn(content, ['site'])) {
    const document = content.validDocument(file)
    if (!document) continue

    for (const { path, value: texts } of valuesIn(document.value)) {
      if (!textFacts.includes(String(path.at(-1))) || !isObject(texts)) continue

      for (const [language, { intl }] of Object.entries(locales))
        yield* factTextErrors(document, path, { language, intl, texts })
      for (const key of Object.keys(texts))
        if (!Object.hasOwn(locales, key))
          yield document.keyDiagnostic([...path, key], `"${key}" is not a language of the site`)
    }
  }
}

/** Reports a fact's text that is missing in a language, or in another language. `texts` are the fact's texts. */
function* factTextErrors(
  document: ContentDocument,
  path: Path,
  { language, intl, texts }: { language: string; intl: string; texts: Record<string, unknown> },
): Diagnostics {
  const text = texts[language]
  if (typeof text !== 'string') {
    const name = String(path.at(-1))

    yield document.diagnostic(path, `"${language}" is missing, add the ${name} in it`)

    return
  }

  if (language === defaultLocale) return

  const isCopy = text === texts[defaultLocale] && /\p{L}{2}/u.test(text)
  const same = 'this is the same as in English, translate it'
  const problem = isCopy ? same : languageProblem(text, intl)
  if (problem) yield document.diagnostic([...path, language], problem)
}
