import { localeCodes, type Locale } from '../../src/site/locales'
import { readPage } from '../support/builtSite'
import { readContentFile } from '../support/content'
import { expectNoFaults, faultsOn } from '../support/faults'
import { pagesOf } from '../support/sitePages'

/** Returns the first words of the units of a language, such as `calendar` for `{{count}} calendar days`. */
function unitWords(locale: Locale): string[] {
  const phrases = Object.values(
    readContentFile<Record<string, string>>(`locales/${locale}/units.json`),
  )
  const words = phrases.flatMap((phrase) => /\{\{count\}\}\s(\S+)/.exec(phrase)?.slice(1) ?? [])

  // In Spanish, "de" follows millions, but also numbers such as those of levels: "1 de 3".
  return words.filter((word) => word !== 'de')
}

// In Vietnamese dates, the month is a number before the word for the year.
test.each(localeCodes)('no line in %s can end between a number and its unit', (locale) => {
  const words = [...unitWords(locale), 'pixels?', 'píxeles', 'piksel', 'пикселей', 'بكسل']
  const broken = new RegExp(`\\d (?:${words.join('|')})(?!\\p{L}| 2\\d{3})`, 'gu')

  expectNoFaults(
    faultsOn(pagesOf(locale), ({ path }) => {
      const text = readPage(path)('main').text()

      return [...text.matchAll(broken)].map(([found]) => `"${found}"`)
    }),
  )
})
