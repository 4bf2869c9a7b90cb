import { defaultLocale, isLocale } from '../site/locales'
import { decoded } from './decoded'

const localeLike = /^[a-z]{2}([-_][a-z]{2,4})?$/i

/** Returns whether a path (maybe with query and fragment) is unknown or malformed. */
export function routeErrorOf(fullPath: string): 'unknown-route' | 'invalid-route' {
  const path = decoded(fullPath.replace(/[?#].*/s, ''), 1)
  if (path === undefined) return 'invalid-route'
  const [, prefix = ''] = path.split('/')
  // The default language has no prefix, so its language code is not valid here.
  const isPrefix = isLocale(prefix) && prefix !== defaultLocale
  return !isPrefix && localeLike.test(prefix) ? 'invalid-route' : 'unknown-route'
}
