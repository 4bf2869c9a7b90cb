import { absoluteUrl, pathFor } from '../paths'
import { defaultLocale, type Locale, localeCodes, locales } from '../../site/locales'
import type { Route } from '../../site/routes'

/** The words that every page has about itself, wherever they stand in its file. */
export interface PageMessages {
  readonly meta: { readonly title: string; readonly description: string }
  readonly title?: string
  readonly lead?: string
  readonly hero?: { readonly title: string; readonly lead: string }
}

/** The heading that a page shows; throws when its words have none. */
export function headingOf({ title, hero }: PageMessages): string {
  const heading = hero?.title ?? title
  if (heading === undefined) throw new Error('a page needs a title or a hero with a title')
  return heading
}

/** The sentence below a page's heading; undefined where there is none. */
export function leadOf({ lead, hero }: PageMessages): string | undefined {
  return hero?.lead ?? lead
}

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

/** Open Graph knows Arabic and the Spanish of Latin America as countries that there are not. */
const ownCodes: Partial<Record<Locale, string>> = { ar: 'ar_AR', es: 'es_LA' }

/** The code that Open Graph has for a language, as in `pt_BR`. */
export function openGraphLocale(locale: Locale): string {
  return ownCodes[locale] ?? locales[locale].intl.replace('-', '_')
}

/** The size of every social card in pixels: what Open Graph's readers expect. */
export const cardSize = { width: 1200, height: 630 } as const

/** The site-relative address of a page's social card: `("about", "de")` gives `/cards/about-de.png`. */
export function cardPath(route: Route, locale: Locale): string {
  return `/cards/${route}-${locale}.png`
}

/** A meta tag: Open Graph calls its name a property. */
export interface MetaTag {
  readonly property?: string
  readonly name?: string
  readonly content: string
}

/** What the tags of a page are made of. */
export interface SocialPage {
  readonly siteUrl: string
  readonly siteName: string
  readonly route: Route
  readonly locale: Locale
  readonly messages: PageMessages
}

/** The tags that chat programs and social networks make a preview of: Open Graph, and what X asks for besides. */
export function socialTags({ siteUrl, siteName, route, locale, messages }: SocialPage): MetaTag[] {
  const image = absoluteUrl(siteUrl, cardPath(route, locale))
  const imageAlt = headingOf(messages)
  const { title, description } = messages.meta
  const openGraph = [
    ['type', 'website'],
    ['site_name', siteName],
    ['title', title],
    ['description', description],
    ['url', absoluteUrl(siteUrl, pathFor(route, locale))],
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
