import { localeCodes, type Locale } from '../../src/site/locales'

/** Runs a rule for each language. Returns all faults, each preceded by the language code. */
export function inEveryLanguage(rule: (locale: Locale) => readonly string[]): string[] {
  return localeCodes.flatMap((locale) => rule(locale).map((fault) => `${locale}: ${fault}`))
}
