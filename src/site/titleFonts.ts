import { localeCodes, type Locale } from './locales'
import { characters, type Character } from './palette'

/** The person whose letters are those of the site. */
export const ownLetters = 'ada' satisfies Character

/** The people with letters of their own: a heavy slab, a fat italic, a round monospace and a hairline. */
export const letteredFaces = characters.filter((face) => face !== ownLetters)

/** The languages whose writing systems the fonts do not cover. Titles in these languages have outlines instead. */
const outlined: readonly Locale[] = ['ar', 'ja', 'ko']

export const letteredLocales = localeCodes.filter((locale) => !outlined.includes(locale))

/** Returns the path of the font in which titles in a language are set for a face. */
export function titleFontPath(face: Character, locale: Locale): string {
  return `/letters/${face}-${locale}.woff2`
}
