import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'node:path'
import type { IPluginRefOptions } from 'gatsby'
import { placeholdersIn } from '../content/placeholders'
import { alternatesOf } from '../lib/pageTags'
import { pathFor } from '../lib/paths'
import { type Locale, localeCodes } from '../site/locales'
import { siteOrigin } from '../site/origin'
import { isLegalRoute, type Route, routeNames, routes } from '../site/routes'
import { gitHistory, lastChange } from './gitHistory'

/** The options for gatsby-plugin-sitemap. The sitemap lists every page with its other language versions. */
export const sitemapOptions = {
  // Pages need no link to the sitemap, because robots.txt contains its URL.
  createLinkInHead: false,
  resolvePages: () => {
    const siteUrl = siteOrigin(process.env.SITE_URL)
    const history = gitHistory(process.cwd())

    return routeNames.flatMap((route) => {
      const alternates = alternatesOf(route, siteUrl)
      return localeCodes.map((locale) => ({
        path: pathFor(route, locale),
        links: alternates.map(({ hreflang, href }) => ({ lang: hreflang, url: href })),
        lastmod: lastChange(history, pageSources(route, locale)),
      }))
    })
  },
  serialize: ({ path, ...page }: { readonly path: string }) => ({ url: path, ...page }),
} satisfies IPluginRefOptions

/**
 * Returns path prefixes of a page's files and folders: its template and sections, its strings and long texts, and the
 * facts that its query reads or that a placeholder in its texts names. The date of their last change is the page's date
 * in the sitemap. Content that all pages share, such as the header, is excluded.
 */
export function pageSources(route: Route, locale: Locale): string[] {
  const { template, namespaces } = routes[route]
  const templateFile = `src/templates/${template}.tsx`
  const [, query = ''] = readFileSync(templateFile, 'utf8').split('graphql`')
  const reads = (name: string) => new RegExp(`\\b${name}\\b`, 'i').test(query)
  const texts = [
    ...[route, ...namespaces].map((name) => `content/locales/${locale}/${name}.json`),
    ...(isLegalRoute(route) ? [`content/prose/${locale}/${route}.yaml`] : []),
    ...(reads('faq') ? [`content/prose/${locale}/faq.yaml`] : []),
  ]
  const placeholders = texts.flatMap((file) => placeholdersIn(readFileSync(file, 'utf8')))
  const facts = readdirSync('content/site').flatMap((file) => {
    const { name } = parse(file)
    const isUsed = reads(name) || placeholders.some(({ fact }) => fact.startsWith(`${name}.`))
    return isUsed ? `content/site/${file}` : []
  })

  return [...texts, ...facts, templateFile, `src/sections/${template}/`]
}
