import { proseOnly } from '../../../src/content/placeholders'
import { textsOf, type Content, type Diagnostics, type Rule } from '../content'

export const formOfAddressRules: readonly Rule[] = [formOfAddress]

/** The pronouns of each language that address visitors in another way than its register in content/glossary.yaml. */
const excludedPronouns: Readonly<Record<string, RegExp>> = {
  de: /du|dich|dir|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?/,
  es: /usted|ustedes|vosotros|vosotras|vuestr[oa]s?/,
  fr: /tu|toi|ton|tes/,
  id: /kamu|kalian/,
  it: /voi|vostr[aeio]/,
  pt: /tu|teus?|tuas?|vós|voss[oa]s?/,
  ru: /ты|тебя|тебе|тобой|тво(?:й|я|ё|е|и|его|ей)/,
}

/** Reports pronouns of another form of address. */
function* formOfAddress(content: Content): Diagnostics {
  for (const [language, pronouns] of Object.entries(excludedPronouns)) {
    const pattern = new RegExp(`(?<!\\p{L})(?:${pronouns.source})(?!\\p{L})`, 'iu')

    for (const { path, value, diagnostic } of textsOf(content, ['locales', 'prose'], language)) {
      // The prompts of systems have their own words.
      if (path[0] === 'prompt') continue
      const found = pattern.exec(proseOnly(value))?.[0]

      if (found)
        yield diagnostic(
          `"${found}" is not the form of address in content/glossary.yaml (registers.${language})`,
          found,
        )
    }
  }
}
