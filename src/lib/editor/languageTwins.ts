import { placeOf } from '../content/place'

/** The path of the same file in a language; a file of facts stays what it is. */
export function twinIn(path: string, code: string): string {
  const { language } = placeOf(path) ?? {}
  return language === undefined ? path : path.replace(`/${language}/`, `/${code}/`)
}

/** Says whether a file has the same names in every language: facts have no twins, and plural forms differ. */
export function hasTwins(path: string): boolean {
  const { language, name } = placeOf(path) ?? {}
  return language !== undefined && name !== 'units'
}

/** The paths of a file in languages that are given by their codes; none where the names differ. */
export function languageTwins(path: string, codes: readonly string[]): string[] {
  return hasTwins(path) ? codes.map((code) => twinIn(path, code)) : []
}
