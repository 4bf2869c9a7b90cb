import type { Locale } from '../../site/locales'
import { openGraphLocale } from './openGraphLocale'

test.each<[Locale, string]>([
  ['en', 'en_GB'],
  ['ar', 'ar_AR'],
  ['de', 'de_DE'],
  ['es', 'es_LA'],
  ['fr', 'fr_FR'],
  ['id', 'id_ID'],
  ['it', 'it_IT'],
  ['ja', 'ja_JP'],
  ['ko', 'ko_KR'],
  ['ru', 'ru_RU'],
  ['pt', 'pt_BR'],
  ['vi', 'vi_VN'],
])('%s is %s', (locale, code) => {
  expect(openGraphLocale(locale)).toBe(code)
})
