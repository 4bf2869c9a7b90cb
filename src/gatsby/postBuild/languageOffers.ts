import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale } from '../../site/locales'

/** What a page in another language says to the speakers of one. */
export interface LanguageOffer {
  readonly locale: Locale
  readonly words: Readonly<Record<string, string>>
}

/** Writes the offers as one small file a language, `language-offers/<language>.json`. */
export async function writeLanguageOffers(
  folder: string,
  offers: readonly LanguageOffer[],
): Promise<void> {
  const files = join(folder, 'language-offers')
  await mkdir(files, { recursive: true })
  await Promise.all(
    offers.map(({ locale, words }) =>
      writeFile(join(files, `${locale}.json`), JSON.stringify(words)),
    ),
  )
}
