import type { IPluginRefOptions } from 'gatsby'
import { pathFor } from '../lib/paths'
import { alternatesOf } from '../lib/seo/pageTags'
import { lastChange, pageSources } from '../lib/seo/lastModified'
import { localeCodes } from '../site/locales'
import { routeNames } from '../site/routes'
import { gitHistory } from './gitHistory'

interface SitemapPage {
  readonly path: string
  readonly links: readonly { readonly lang: string; readonly url: string }[]
  readonly lastmod: string | undefined
}

interface SiteQuery {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } }
}

/** A sitemap may have 50,000 pages and 50 MB. An entry has about 150 bytes for each language. */
const pagesPerSitemap = Math.min(50_000, Math.floor(50_000_000 / (150 * localeCodes.length)))

/** The options of gatsby-plugin-sitemap: all routes in all languages, each with its alternates. */
export const sitemapOptions = {
  query: '{ site { siteMetadata { siteUrl } } }',
  entryLimit: pagesPerSitemap,
  // robots.txt links to the sitemap, so pages need no link.
  createLinkInHead: false,
  resolvePages: ({ site }: SiteQuery): SitemapPage[] => {
    const { siteUrl } = site.siteMetadata
    const history = gitHistory(process.cwd())
    return routeNames.flatMap((route) => {
      const links = alternatesOf(route, siteUrl).map(({ hreflang, href }) => ({
        lang: hreflang,
        url: href,
      }))
      return localeCodes.map((locale) => ({
        path: pathFor(route, locale),
        links,
        lastmod: lastChange(history, pageSources(route, locale)),
      }))
    })
  },
  serialize: ({ path, links, lastmod }: SitemapPage) => ({
    url: path,
    links,
    ...(lastmod && { lastmod }),
  }),
} satisfies IPluginRefOptions
