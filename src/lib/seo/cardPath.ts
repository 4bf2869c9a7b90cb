import type { Locale } from '../../site/locales'
import type { Route } from '../../site/routes'

/** The size of every social card in pixels: what Open Graph's readers expect. */
export const cardSize = { width: 1200, height: 630 } as const

/** The site-relative address of a page's social card: `("about", "de")` gives `/cards/about-de.png`. */
export function cardPath(route: Route, locale: Locale): string {
  return `/cards/${route}-${locale}.png`
}
