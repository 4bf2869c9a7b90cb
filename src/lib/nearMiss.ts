import { defaultLocale, localeCodes, type Locale } from '../site/locales'
import { characters } from '../site/palette'
import { permanentNames, permanentRoot } from '../site/permanentPaths'
import { routeNames, routes, type Route } from '../site/routes'
import { decoded } from './decoded'
import { supportedLocale } from './localePreference'

// nginx runs this module with njs, which lacks parts of ES2015. The build stops if it finds unsupported syntax.

/** Names under which people look for a page, in addition to its path. Spaces, hyphens and underscores are left out. */
const otherNames: Readonly<Record<Route, readonly string[]>> = {
  home: ['home', 'index', 'main', 'start'],
  about: ['aboutus', 'company'],
  price: ['cost', 'plans', 'prices', 'pricing'],
  refund: ['refundpolicy', 'refunds', 'returns'],
  credits: ['credit', 'freecredits'],
  privacy: ['privacynotice', 'privacypolicy'],
  service: [
    'conditions',
    'eula',
    'terms',
    'termsandconditions',
    'termsofservice',
    'termsofuse',
    'tos',
  ],
  download: ['downloads', 'get'],
  tutorial: ['faq', 'guide', 'help', 'howto', 'tutorials'],
}

const maximumLength = 200

/** Characters that people, chat apps and mail programs add at the start or at the end of a URL. */
const surrounding = /^[\s.,:!'"`()[\]{}*|=_~]+|[\s.,:!'"`()[\]{}*|=_~]+$/g

/**
 * The same in other writing systems: quotation marks, spaces and marks of direction, then the punctuation of Arabic and of
 * East Asia, half and full width. A pattern of its own, because njs matches no ASCII text with such a pattern.
 */
const foreignPunctuation =
  /[\u00a0\u00ab\u00bb\u200b-\u200f\u2018-\u201f\u2026\u202a-\u202e\u2039\u203a\u2066-\u2069\ufeff\u060c\u061b\u061f\u3000-\u3003\u3008-\u3011\u3014-\u301f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]/g

const fileExtension = /\.(?:aspx?|html?|jsp|md|php)$/

const languageLike = /^[a-z]{2}(?:[-_][a-z0-9]{2,8})*$/

/**
 * Returns the page that an unknown path (maybe with query and fragment) means; undefined if no page has a similar name.
 * Differences in case, slashes, punctuation, file extensions and language tags leave no doubt about the page, so that a
 * host may redirect (`isCertain`). The page is uncertain if the path has an unsupported language or unknown part, or if
 * its name is misspelled.
 *
 * @example
 * nearMiss('/DE/Download.html') // { route: 'download', locale: 'de', isCertain: true }
 * nearMiss('/tutorail/') // { route: 'tutorial', locale: 'en', isCertain: false }
 * nearMiss('/holidays/') // undefined
 */
export function nearMiss(fullPath: string) {
  const path = decodedPath(fullPath)
  const segments = readableSegments(path ?? fullPath.replace(/%.*/, ''))
  const languages = segments.filter((segment) => languageLike.test(segment))
  const names = segments.filter((segment) => !languageLike.test(segment))
  const named = names.length === 0 ? 'home' : names.map(routeNamed).find(Boolean)
  const route = named ?? names.map(routeSpelledLike).find(Boolean)
  if (!route || segments.includes('..')) return undefined

  return {
    route,
    locale: localeFor(languages),
    isCertain:
      path !== undefined &&
      named !== undefined &&
      names.length < 2 &&
      isCertainLanguage(languages, segments),
  }
}

function localeFor(languages: readonly string[]): Locale {
  return supportedLocale(languages[0] ?? defaultLocale) ?? defaultLocale
}

/** Returns whether a path has no language, or a single one that is supported and comes first. */
function isCertainLanguage(languages: readonly string[], segments: readonly string[]): boolean {
  const language = languages[0]
  if (language === undefined) return true
  const isSupported = language.split(/[-_]/)[0] === supportedLocale(language)

  return isSupported && languages.length === 1 && segments[0] === language
}

/**
 * Returns the path of a shared swap, or the permanent path of a file, that an unknown path certainly means: `/get/mac/`
 * for `/GET/mac.` and `/swap/ada-ben/` for `/de/swap/Ada_Ben`. Undefined if there is none, or if it is the path itself.
 */
export function nearMissResource(fullPath: string): string | undefined {
  const segments = readableSegments(decodedPath(fullPath) ?? '').filter(
    (segment, index) => index > 0 || !localeCodes.some((locale) => locale === segment),
  )
  const name = withoutSeparators(segments[1] ?? '')
  const path = segments.length > 2 ? undefined : resourcePath(segments[0], name)

  return path === fullPath ? undefined : path
}

/**
 * Returns the path of a shared swap or of a permanent download, whose name has no separators; undefined if there is none.
 */
function resourcePath(folder: string | undefined, name: string): string | undefined {
  if (folder === 'swap') return sharedSwapPath(name)
  if (folder !== 'get') return undefined
  if (name === '') return permanentRoot
  const file = Object.keys(permanentNames)
    .map((key) => permanentNames[key] ?? '')
    .find((each) => withoutSeparators(each) === name)

  return file && `${permanentRoot}${file}/`
}

/** Returns the same path as `swapPath` in sharedSwap.ts, which njs cannot run. */
function sharedSwapPath(name: string): string | undefined {
  const head = characters.find((character) => name.startsWith(character))
  const face = characters.find((character) => head && name === head + character)

  return head && face && `/swap/${head}-${face}/`
}

/** Decodes a path. Returns undefined if it is too long or cannot be decoded. */
function decodedPath(fullPath: string): string | undefined {
  // Some programs apply percent-encoding twice.
  return fullPath.length > maximumLength ? undefined : decoded(fullPath, 2)
}

/** Returns the segments of a path in lower case, without punctuation, file extension and index file. */
function readableSegments(path: string): string[] {
  const text = path.toLowerCase().replace(foreignPunctuation, ' ')
  const beforeQuery = text.split(/[?#&;<>]/)[0] ?? ''
  const segments = beforeQuery.slice(0, maximumLength).split(/[/\\]/)

  return segments.map(readable).filter((segment) => !indexNames.includes(segment))
}

/** The names of a folder's own page. */
const indexNames = ['', 'default', 'index']

/** Returns a segment without the punctuation around it and without its file extension. */
function readable(segment: string): string {
  // The parent folder is not punctuation: no page is meant by a path with it.
  if (segment === '..') return segment

  return segment.replace(surrounding, '').replace(fileExtension, '')
}

function withoutSeparators(name: string): string {
  return name.replace(/[-_+ ]/g, '')
}

/** Returns the names under which people look for a page. */
function lookupNames(route: Route): string[] {
  return otherNames[route].concat(routes[route].path.replace(/\//g, ''))
}

function routeNamed(segment: string): Route | undefined {
  return routeNames.find((route) => lookupNames(route).includes(withoutSeparators(segment)))
}

/** Returns the page whose name differs least from a segment; undefined if every name differs too much. */
function routeSpelledLike(segment: string): Route | undefined {
  const written = withoutSeparators(segment)
  let nearest: Route | undefined
  let least = Infinity

  routeNames.forEach((route) => {
    lookupNames(route).forEach((name) => {
      const tolerance = toleranceOf(name)
      if (Math.abs(written.length - name.length) > tolerance) return
      const distance = editDistance(written, name)
      if (distance > tolerance || distance >= least) return
      least = distance
      nearest = route
    })
  })

  return nearest
}

/** Returns how many letters of a name may be wrong. In short names, most other words are only a few letters away. */
function toleranceOf(name: string): number {
  if (name.length < 5) return 0
  return name.length < 7 ? 1 : 2
}

/**
 * Returns how many letters to insert, delete, replace or swap with their neighbour to change one word into another (the
 * optimal string alignment distance).
 */
function editDistance(one: string, other: string): number {
  // By row and column: the distance between that many first letters of `one` and of `other`.
  const distances: number[][] = []
  const at = (row: number, column: number) => (distances[row] ?? [])[column] ?? 0

  for (let row = 0; row <= one.length; row += 1) {
    distances[row] = []

    for (let column = 0; column <= other.length; column += 1) {
      const cost = Number(one.charAt(row - 1) !== other.charAt(column - 1))
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one.charAt(row - 1) === other.charAt(column - 2) &&
        one.charAt(row - 2) === other.charAt(column - 1)
      const least = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + cost,
        isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
      )

      distances[row]?.push(row && column ? least : row + column)
    }
  }

  return at(one.length, other.length)
}
