import type { IPluginRefOptions } from 'gatsby'
import { alternatesOf } from '../lib/pageTags'
import { pathFor } from '../lib/paths'
import { type Locale, localeCodes } from '../site/locales'
import { isLegalRoute, type Route, routeNames, routes } from '../site/routes'
import { gitHistory, lastChange } from './gitHistory'

interface SiteQuery {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } }
}

/** The options for gatsby-plugin-sitemap. The sitemap lists every page with its other language versions. */
export const sitemapOptions = {
  // Pages need no link to the sitemap, because robots.txt contains its URL.
  createLinkInHead: false,
  resolvePages: ({ site }: SiteQuery) => {
    const history = gitHistory(process.cwd())
    return routeNames.flatMap((route) => {
      const alternates = alternatesOf(route, site.siteMetadata.siteUrl)
      return localeCodes.map((locale) => ({
        path: pathFor(route, locale),
        links: alternates.map(({ hreflang, href }) => ({ lang: hreflang, url: href })),
        lastmod: lastChange(history, pageSources(route, locale)),
      }))
    })
  },
  serialize: ({ path, ...page }: { readonly path: string }) => ({ url: path, ...page }),
} satisfies IPluginRefOptions

const legal = ['legal', 'business']
const faq = ['faq', 'business']
const files = ['releases', 'requirements']

/** For each page, the files in content/site/ that contain its facts. */
const facts: Readonly<Record<Route, readonly string[]>> = {
  home: [...files, 'testimonials', 'media'],
  about: ['brand', 'business', 'contact'],
  price: [...faq, 'plans'],
  refund: legal,
  credits: ['business'],
  privacy: legal,
  service: legal,
  download: [...faq, ...files],
  tutorial: [...faq, ...files],
}

/**
 * Returns path prefixes of a page's files and folders. The date of their last change is the page's date in the sitemap.
 * Content that all pages share, such as the header, is excluded.
 */
export function pageSources(route: Route, locale: Locale): string[] {
  const { template, namespaces } = routes[route]
  const prose = [route, ...facts[route]].filter((name) => name === 'faq' || isLegalRoute(name))
  return [
    ...[route, ...namespaces].map((name) => `content/locales/${locale}/${name}.json`),
    ...prose.map((name) => `content/prose/${locale}/${name}.yaml`),
    ...facts[route].map((name) => `content/site/${name}.`),
    `src/templates/${template}.tsx`,
    `src/sections/${template}/`,
  ]
}
