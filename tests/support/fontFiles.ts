import { type Locale } from '../../src/site/locales'

interface FontFace {
  readonly family: string
  readonly address: string
  readonly ranges: readonly (readonly [number, number])[]
}

/**
 * The addresses of the font files that a browser fetches to show a text of a language, given the style sheet
 * that declares them with `unicode-range`: of several faces that have a letter, the one declared last.
 */
export function fontFiles(text: string, locale: Locale, css: string): string[] {
  const families = familiesOf(locale, css)
  const faces = fontFaces(css)
    .filter(({ family }) => families.includes(family))
    .reverse()
  const letters = new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0))
  const addresses = Array.from(
    letters,
    (letter) => faces.find(({ ranges }) => ranges.some((range) => isIn(letter, range)))?.address,
  )
  return [...new Set(addresses)].filter((address) => address !== undefined).sort()
}

function isIn(letter: number, [from, to]: readonly [number, number]): boolean {
  return letter >= from && letter <= to
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
    ranges: rangesIn(/unicode-range:([^;}]+)/.exec(rule)?.[1] ?? ''),
  })).filter(({ address }) => address !== '')
}

/** `U+20AC` is one letter, `U+0000-00FF` and `U+00??` are many. */
function rangesIn(list: string): [number, number][] {
  return Array.from(
    list.matchAll(/U\+([\dA-F]*)(\?*)(?:-([\dA-F]+))?/gi),
    ([, digits = '', blanks = '', end]) => {
      const from = Number.parseInt(digits + blanks.replaceAll('?', '0'), 16)
      const to = Number.parseInt(end ?? digits + blanks.replaceAll('?', 'F'), 16)
      return [from, to]
    },
  )
}
