import { absoluteUrl } from '../absoluteUrl'
import { pathFor } from '../paths'
import { defaultLocale, localeCodes } from '../../site/locales'
import type { Route } from '../../site/routes'

/** A page in another language, or in the language for those whose own is missing (`x-default`). */
export interface Alternate {
  readonly hreflang: string
  readonly href: string
}

/** The alternates of a route, the same on each of its pages: one for every language, and `x-default`. */
export function alternatesOf(route: Route, siteUrl: string): Alternate[] {
  return [...localeCodes, 'x-default' as const].map((hreflang) => ({
    hreflang,
    href: absoluteUrl(siteUrl, pathFor(route, hreflang === 'x-default' ? defaultLocale : hreflang)),
  }))
}
