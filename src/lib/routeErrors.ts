import { defaultLocale, isLocale } from '../site/locales'
import { routeNames, routes } from '../site/routes'

/** `unknown-route`: the page does not exist; `invalid-route`: the path is malformed. */
export type RouteError = 'unknown-route' | 'invalid-route'

const localeLike = /^[a-z]{2}([-_][a-z]{2,4})?$/i

const paths: ReadonlySet<string> = new Set(routeNames.map((name) => routes[name].path))

/** Returns the error of a full path (with or without query and fragment), or null if the page exists. */
export function classifyPath(fullPath: string): RouteError | null {
  const pathname = decoded(pathOf(fullPath))
  if (pathname === null) return 'invalid-route'
  const { prefix, rest } = split(pathname)
  if (isPrefix(prefix)) return paths.has(rest) ? null : 'unknown-route'
  if (localeLike.test(prefix)) return 'invalid-route'
  return paths.has(withSlash(pathname)) ? null : 'unknown-route'
}

function pathOf(fullPath: string): string {
  return fullPath.split(/[?#]/)[0] ?? ''
}

function decoded(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

function split(pathname: string): { prefix: string; rest: string } {
  const [, prefix = '', ...segments] = pathname.split('/')
  return { prefix, rest: withSlash(`/${segments.join('/')}`) }
}

/** The default language has no prefix, so its code is not valid. */
function isPrefix(segment: string): boolean {
  return isLocale(segment) && segment !== defaultLocale
}

function withSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`
}
