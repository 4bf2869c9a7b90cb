import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'node:path'
import type { IPluginRefOptions } from 'gatsby'
import { parse as parseYaml } from 'yaml'
import { gitHistory, lastChange } from '../content/gitHistory'
import { placeholdersIn } from '../content/placeholders'
import { alternatesOf } from '../lib/pageTags'
import { pathFor } from '../lib/paths'
import { type Locale, localeCodes } from '../site/locales'
import { siteOrigin } from '../site/origin'
import { isLegalRoute, type Route, routeNames, routes } from '../site/routes'
import { rootFieldsOf } from './pageQuery'

/** The options for gatsby-plugin-sitemap. The sitemap lists every page with its other language versions. */
export const sitemapOptions = {
  // Pages need no link to the sitemap, because robots.txt contains its URL.
  createLinkInHead: false,
  resolvePages: () => sitemapPages(siteOrigin(process.env.SITE_URL), gitHistory(process.cwd())),
  serialize: ({ path, ...page }: { readonly path: string }) => ({ url: path, ...page }),
} satisfies IPluginRefOptions

/** Returns every page with its other language versions, and the date of the last commit that changed it. */
export function sitemapPages(siteUrl: string, history: ReturnType<typeof gitHistory>) {
  return routeNames.flatMap((route) => {
    const alternates = alternatesOf(route, siteUrl)

    return localeCodes.map((locale) => ({
      path: pathFor(route, locale),
      links: alternates.map(({ hreflang, href }) => ({ lang: hreflang, url: href })),
      lastmod: lastChange(history, pageSources(route, locale)),
    }))
  })
}

/**
 * Returns path prefixes of a page's files and folders: its template and sections, its strings and long texts, and the
 * facts that its query reads or that a placeholder in its texts names. The date of their last change is the page's date
 * in the sitemap. Content that all pages share, such as the header, is excluded.
 */
export function pageSources(route: Route, locale: Locale): string[] {
  const { template, namespaces } = routes[route]
  const templateFile = `src/templates/${template}.tsx`
  const fields = rootFieldsOf(templateFile)

  const strings = [route, ...namespaces].map((name) => `content/locales/${locale}/${name}.json`)
  const legalTexts = isLegalRoute(route) ? [`content/prose/${locale}/${route}.yaml`] : []
  const faq = fields.has('faqProse') ? faqSources(route, locale) : { files: [], text: '' }

  const texts = [...strings, ...legalTexts].map((file) => readFileSync(file, 'utf8'))
  const named = [...texts, faq.text].flatMap(placeholdersIn).map(({ fact }) => fact.split('.')[0])
  const facts = readdirSync('content/site').filter((file) => {
    const { name } = parse(file)

    return fields.has(name) || named.includes(name)
  })

  return [
    ...strings,
    ...legalTexts,
    ...faq.files,
    ...facts.map((file) => `content/site/${file}`),
    templateFile,
    `src/sections/${template}/`,
  ]
}

/** Returns the files of a page's questions, and the text of its own questions: the files contain those of all pages. */
function faqSources(route: Route, locale: Locale): { files: string[]; text: string } {
  const order = 'content/site/faq.yaml'
  const answers = `content/prose/${locale}/faq.yaml`
  const keysByPage = parseYaml(readFileSync(order, 'utf8')) as Record<string, string[]>
  const { entries } = parseYaml(readFileSync(answers, 'utf8')) as {
    entries: { key: string; question: string; answer: string }[]
  }

  const own = entries.filter(({ key }) => keysByPage[route]?.includes(key))
  const text = own.map(({ question, answer }) => `${question}\n${answer}`).join('\n')

  return { files: [order, answers], text }
}
