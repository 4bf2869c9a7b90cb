import { isInRanges, unicodeRanges } from '../../src/lib/unicodeRange'
import { type Locale } from '../../src/site/locales'

interface FontFace {
  readonly family: string
  readonly address: string
  readonly ranges: ReturnType<typeof unicodeRanges>
}

/**
 * The addresses of the font files that a browser fetches to show a text of a language, given the style sheets
 * that declare them with `unicode-range`.
 */
export function fontFiles(text: string, locale: Locale, css: string): string[] {
  const families = familiesOf(locale, css)
  const letters = [...new Set(text)]
  const shown = fontFaces(css).filter(
    ({ family, ranges }) =>
      families.includes(family) && letters.some((letter) => isInRanges(letter, ranges)),
  )
  return shown.map(({ address }) => address).sort()
}

/** The families that the language's text is set in; languages that say nothing have those of all. */
function familiesOf(locale: Locale, css: string): string[] {
  // What it is called differs from build to build.
  const token = /\bhtml\s*\{[^}]*font-family:\s*var\((--[\w-]+)\)/.exec(css)?.[1] ?? ''
  const own = new RegExp(`:lang\\(${locale}\\)\\s*\\{[^}]*${token}:([^;}]+)`).exec(css)?.[1]
  const list = own ?? new RegExp(`${token}:([^;}]+)`).exec(css)?.[1] ?? ''
  return list.split(',').map((family) => family.trim().replace(/["']/g, ''))
}

/** Faces that stand in for a missing font are on the machine: they have no address. */
function fontFaces(css: string): FontFace[] {
  return Array.from(css.matchAll(/@font-face\s*\{(.*?)\}/gs), ([, rule = '']) => ({
    family: /font-family:\s*["']?([^;"'}]+)/.exec(rule)?.[1] ?? '',
    address: /url\(["']?([^"')]+)/.exec(rule)?.[1] ?? '',
    ranges: unicodeRanges(/unicode-range:([^;}]+)/.exec(rule)?.[1] ?? ''),
  })).filter(({ address }) => address !== '')
}
