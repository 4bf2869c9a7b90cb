import { absoluteUrl } from '../absoluteUrl'
import { pathFor } from '../paths'
import { localeCodes, type Locale } from '../../site/locales'
import type { Route } from '../../site/routes'
import { cardPath, cardSize } from './cardPath'
import { openGraphLocale } from './openGraphLocale'
import { headingOf, type PageWords } from './pageWords'

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
  readonly words: PageWords
}

/** The tags that chat programs and social networks make a preview of: Open Graph, and what X asks for besides. */
export function socialTags({ siteUrl, siteName, route, locale, words }: SocialPage): MetaTag[] {
  const image = absoluteUrl(siteUrl, cardPath(route, locale))
  const imageAlt = headingOf(words)
  const { title, description } = words.meta
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
