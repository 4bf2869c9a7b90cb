import { defaultLocale, isLocale } from '../site/locales'
import { routeNames, routes } from '../site/routes'

/** `unknown-route`: the page does not exist; `invalid-route`: the path is malformed. */
export type RouteError = 'unknown-route' | 'invalid-route'

const localeLike = /^[a-z]{2}([-_][a-z]{2,4})?$/i

const paths: ReadonlySet<string> = new Set(routeNames.map((name) => routes[name].path))

/** Returns why a path (`fullPath`, maybe with query and fragment) leads to no page; null if the page exists. */
export function classifyPath(fullPath: string): RouteError | null {
  const pathname = decoded(fullPath.split(/[?#]/)[0] ?? '')
  if (pathname === null) return 'invalid-route'
  const [, prefix = '', ...rest] = pathname.split('/')
  // The default language has no prefix, so its language code is not valid here.
  const isPrefix = isLocale(prefix) && prefix !== defaultLocale
  if (!isPrefix && localeLike.test(prefix)) return 'invalid-route'
  return paths.has(withSlash(isPrefix ? `/${rest.join('/')}` : pathname)) ? null : 'unknown-route'
}

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

function withSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`
}
