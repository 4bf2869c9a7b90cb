import { localeCodes, type Locale } from './locales'
import { characters, type Character } from './palette'

// What the build, which writes the fonts (gatsby/postBuild/titleFonts.ts), and the browser, which sets titles in them
// (features/titleFont/), have in common.

/** The person whose font is that of the page. */
export const faceOfPageFont = 'ada' satisfies Character

/** The people with a font of their own: a heavy slab, a fat italic, a round monospace and a hairline. */
export const facesWithFont = characters.filter((face) => face !== faceOfPageFont)

/** The languages whose writing systems the fonts do not cover. Titles in these languages have outlines instead. */
const outlined: readonly Locale[] = ['ar', 'ja', 'ko']

export const localesWithFont = localeCodes.filter((locale) => !outlined.includes(locale))

/** Returns the path of the font in which titles in a language are set for a face. */
export function titleFontPath(face: Character, locale: Locale): string {
  return `/title-fonts/${face}-${locale}.woff2`
}
