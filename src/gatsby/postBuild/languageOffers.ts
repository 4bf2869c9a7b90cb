import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The finished words of `common` in one language, as GraphQL answers them. */
export interface CommonWords {
  readonly language: string
  readonly words: { readonly languageOffer: Readonly<Record<string, string>> }
}

/** Writes one small file a language, `language-offers/<language>.json`: what a page in another language says to its speakers. */
export async function writeLanguageOffers(
  folder: string,
  languages: readonly CommonWords[],
): Promise<void> {
  const offers = join(folder, 'language-offers')
  await mkdir(offers, { recursive: true })
  await Promise.all(
    languages.map(({ language, words }) =>
      writeFile(join(offers, `${language}.json`), JSON.stringify(words.languageOffer)),
    ),
  )
}
