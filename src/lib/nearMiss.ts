import { defaultLocale } from '../site/locales'
import { routeNames, routes, type Route } from '../site/routes'
import { decoded } from './decoded'
import { supportedLocale } from './localePreference'

// nginx runs this module with njs, which lacks parts of ES2015. The build stops if it finds unsupported syntax.

/** Names under which people look for a page, in addition to its path. Spaces, hyphens and underscores are left out. */
const otherNames: Readonly<Record<Route, string>> = {
  home: 'home index main start',
  about: 'aboutus company',
  price: 'cost plans prices pricing',
  refund: 'refundpolicy refunds returns',
  credits: 'credit freecredits',
  privacy: 'privacynotice privacypolicy',
  service: 'conditions eula terms termsandconditions termsofservice termsofuse tos',
  download: 'downloads',
  tutorial: 'faq guide help howto tutorials',
}

const maximumLength = 200

/** Characters that people, chat apps and mail programs add at the start or at the end of a URL. */
const surrounding = /^[\s.,:!'"`()[\]{}*|=_~]+|[\s.,:!'"`()[\]{}*|=_~]+$/g

/** The same in other writing systems. A pattern of its own, because njs matches no ASCII text with such a pattern. */
const foreignPunctuation =
  /[\u00a0\u00ab\u00bb\u200b\u200e\u200f\u2018-\u201f\u2026\u2039\u203a\u3001\u3002\ufeff\uff09\uff0c]/g

const fileExtension = /\.(?:aspx?|html?|jsp|md|php)$/

const languageLike = /^[a-z]{2}(?:[-_][a-z0-9]{2,8})*$/

/**
 * Returns the page that an unknown path (maybe with query and fragment) means; undefined if no page has a similar name.
 * Differences in case, slashes, punctuation, file extensions and language tags leave no doubt about the page, so that a
 * host may redirect (`isCertain`). The page is uncertain if the path has an unsupported language or unknown part.
 */
export function nearMiss(fullPath: string) {
  // Some programs apply percent-encoding twice.
  const path = fullPath.length > maximumLength ? undefined : decoded(fullPath, 2)
  const segments = readableSegments(path ?? fullPath.replace(/%.*/, ''))
  const languages = segments.filter((segment) => languageLike.test(segment))
  const names = segments.filter((segment) => !languageLike.test(segment))
  const route = names.length === 0 ? 'home' : names.map(routeNamed).find(Boolean)
  const language = languages[0] ?? defaultLocale
  const locale = supportedLocale(language)
  if (!route || segments.includes('..')) return undefined
  const isCertain =
    path !== undefined &&
    language.split(/[-_]/)[0] === locale &&
    names.length < 2 &&
    languages.length < 2 &&
    (languages.length === 0 || segments[0] === language)

  return { route, locale: locale ?? defaultLocale, isCertain }
}

/** Returns the segments of a path in lower case, without punctuation, file extension and index file. */
function readableSegments(path: string): string[] {
  return (
    path
      .toLowerCase()
      .replace(foreignPunctuation, ' ')
      .split(/[?#&;<>]/)[0] ?? ''
  )
    .slice(0, maximumLength)
    .split(/[/\\]/)
    .map((segment) => (segment === '..' ? segment : segment.replace(surrounding, '')))
    .map((segment) => segment.replace(fileExtension, ''))
    .filter((segment) => !['', 'default', 'index'].includes(segment))
}

function routeNamed(segment: string): Route | undefined {
  const name = segment.replace(/[-_+ ]/g, '')
  return routeNames.find(
    (route) => routes[route].path === `/${name}/` || otherNames[route].split(' ').includes(name),
  )
}
