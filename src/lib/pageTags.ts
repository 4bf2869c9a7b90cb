import { absoluteUrl, pathFor } from './paths'
import { defaultLocale, type Locale, localeCodes, locales } from '../site/locales'
import type { Route } from '../site/routes'

/** The messages of a page that its tags use. */
export interface PageMessages {
  readonly meta: { readonly title: string; readonly description: string }
  readonly title?: string
  readonly lead?: string
  readonly hero?: { readonly title: string; readonly lead: string }
}

/** Returns the heading of a page; throws if its messages contain none. */
export function headingOf({ title, hero }: PageMessages): string {
  const heading = hero?.title ?? title
  if (heading === undefined) throw new Error('a page needs a title or a hero with a title')
  return heading
}

/** Returns the lead of a page; undefined if there is none. */
export function leadOf({ lead, hero }: PageMessages): string | undefined {
  return hero?.lead ?? lead
}

/** A page in another language, or in the default language (`x-default`). */
export interface Alternate {
  readonly hreflang: string
  readonly href: string
}

/** Returns the alternates of a route: one for every language, and `x-default`. */
export function alternatesOf(route: Route, siteUrl: string): Alternate[] {
  return [...localeCodes, 'x-default' as const].map((hreflang) => ({
    hreflang,
    href: absoluteUrl(siteUrl, pathFor(route, hreflang === 'x-default' ? defaultLocale : hreflang)),
  }))
}

/** Open Graph has artificial country codes for Arabic and Latin American Spanish. */
const ownCodes: Partial<Record<Locale, string>> = { ar: 'ar_AR', es: 'es_LA' }

/** Returns the Open Graph code of a language, such as `pt_BR`. */
export function openGraphLocale(locale: Locale): string {
  return ownCodes[locale] ?? locales[locale].intl.replace('-', '_')
}

/** The size of social cards in pixels, as recommended for Open Graph. */
export const cardSize = { width: 1200, height: 630 } as const

/** Returns the path of a page's social card: `/cards/about-de.png` for `("about", "de")`. */
export function cardPath(route: Route, locale: Locale): string {
  return `/cards/${route}-${locale}.png`
}

/** A meta tag. Open Graph tags have a property instead of a name. */
export interface MetaTag {
  readonly property?: string
  readonly name?: string
  readonly content: string
}

/** The data of a page's tags. */
export interface SocialPage {
  readonly siteUrl: string
  readonly siteName: string
  readonly route: Route
  readonly locale: Locale
  readonly messages: PageMessages
  /** The paths of the page and of its card, unless they are those of the route. */
  readonly path?: string
  readonly card?: string
}

/** Returns the tags for link previews: Open Graph and X. */
export function socialTags(page: SocialPage): MetaTag[] {
  const { siteUrl, siteName, route, locale, messages } = page
  const { path = pathFor(route, locale), card = cardPath(route, locale) } = page
  const image = absoluteUrl(siteUrl, card)
  const imageAlt = headingOf(messages)
  const { title, description } = messages.meta
  const openGraph = [
    ['type', 'website'],
    ['site_name', siteName],
    ['title', title],
    ['description', description],
    ['url', absoluteUrl(siteUrl, path)],
    ['locale', openGraphLocale(locale)],
    ...localeCodes
      .filter((code) => code !== locale)
      .map((code) => ['locale:alternate', openGraphLocale(code)]),
    ['image', image],
    ['image:type', 'image/png'],
    ['image:width', String(cardSize.width)],
    ['image:height', String(cardSize.height)],
    ['image:alt', imageAlt],
  ]
  const twitter = [
    ['card', 'summary_large_image'],
    ['title', title],
    ['description', description],
    ['image', image],
    ['image:alt', imageAlt],
  ]
  return [
    ...openGraph.map(([name = '', content = '']) => ({ property: `og:${name}`, content })),
    ...twitter.map(([name = '', content = '']) => ({ name: `twitter:${name}`, content })),
  ]
}
