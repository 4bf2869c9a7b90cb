import { defaultLocale } from '../../site/locales'
import { placeOf } from '../content/place'
import { twinIn } from './languageTwins'

/** The path of the English twin of a translation; undefined for every other file. */
export function englishTwin(path: string): string | undefined {
  const { language } = placeOf(path) ?? {}
  if (language === undefined || language === defaultLocale) return undefined
  return twinIn(path, defaultLocale)
}
