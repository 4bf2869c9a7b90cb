import { defaultLocale, type Locale, localeCodes, locales } from '../site/locales'
import type { Route } from '../site/routes'
import { absoluteUrl, pathFor } from './paths'
import { withoutBreakMarks } from './text'

/** The title of a page, and the lead below it. */
export interface Heading {
  readonly title: string
  readonly lead?: string
}

export type PageMessages = {
  readonly meta: { readonly title: string; readonly description: string }
} & (Heading | { readonly opening: Heading })

/** Returns the heading of a page and the lead below the heading. */
export function headingOf(messages: PageMessages): Heading {
  return 'opening' in messages ? messages.opening : messages
}

/** Returns a route's URL in every language. `x-default` has the default language's URL. */
export function alternatesOf(route: Route, siteUrl: string) {
  return [...localeCodes, 'x-default' as const].map((hreflang) => ({
    hreflang,
    href: absoluteUrl(siteUrl, pathFor(route, hreflang === 'x-default' ? defaultLocale : hreflang)),
  }))
}

/** Open Graph's special codes for Arabic and Latin American Spanish. */
const ownCodes: Partial<Record<Locale, string>> = { ar: 'ar_AR', es: 'es_LA' }

/** Returns the Open Graph code for a language, such as `pt_BR`. */
function openGraphLocale(locale: Locale): string {
  return ownCodes[locale] ?? locales[locale].intl.replace('-', '_')
}

/** The size of social cards in pixels, as recommended for Open Graph. */
export const cardSize = { width: 1200, height: 630 } as const

/** Returns the path of a page's social card: `/cards/about-de.png` for `("about", "de")`. */
export function cardPath(route: Route, locale: Locale): string {
  return `/cards/${route}-${locale}.png`
}

export interface SocialPage {
  readonly siteUrl: string
  readonly siteName: string
  readonly route: Route
  readonly locale: Locale
  readonly messages: PageMessages
  /** The paths of the page and of its social card, if they differ from those of the route. */
  readonly path?: string
  readonly card?: string
}

/** Returns the tags for link previews: Open Graph and X. */
export function socialTags(page: SocialPage) {
  const { siteUrl, siteName, route, locale, messages } = page
  const { path = pathFor(route, locale), card = cardPath(route, locale) } = page
  const openGraph = [
    ['title', messages.meta.title],
    ['description', messages.meta.description],
    ['image', absoluteUrl(siteUrl, card)],
    ['image:alt', headingOf(messages).title],
    ['image:type', 'image/png'],
    ['image:width', String(cardSize.width)],
    ['image:height', String(cardSize.height)],
    ['type', 'website'],
    ['site_name', siteName],
    ['url', absoluteUrl(siteUrl, path)],
    ['locale', openGraphLocale(locale)],
    ...localeCodes
      .filter((code) => code !== locale)
      .map((code) => ['locale:alternate', openGraphLocale(code)]),
  ]

  return [
    ...openGraph.map(([name = '', content = '']) => ({
      property: `og:${name}`,
      content: withoutBreakMarks(content),
    })),
    // X reads the other values from the Open Graph tags.
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
