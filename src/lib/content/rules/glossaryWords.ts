import { defaultLocale } from '../../../site/locales'
import type { Content } from '../content'
import { glossaryFile, glossaryOf } from '../glossary'
import type { Mistake } from '../mistake'

/** The glossary says of every language how it addresses the reader, and has its word for every term. */
export function glossaryWords(content: Content): Mistake[] {
  const document = content.documents.get(glossaryFile)
  const glossary = glossaryOf(content)
  if (!document || !glossary) return []
  const { registers, terms } = glossary
  const languages = Object.keys(content.site.locales).filter((code) => code !== defaultLocale)
  return [
    ...languages
      .filter((language) => registers[language] === undefined)
      .map((language) =>
        document.mistake(
          ['registers'],
          `"${language}" is missing, expected how it addresses the reader`,
        ),
      ),
    ...terms.flatMap(({ words }, index) =>
      languages
        .filter((language) => registers[language] !== undefined && words[language] === undefined)
        .map((language) =>
          document.mistake(
            ['terms', index, 'words'],
            `"${language}" is missing: every language has its word`,
          ),
        ),
    ),
  ]
}
