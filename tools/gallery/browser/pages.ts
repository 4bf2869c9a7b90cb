import type { PageResults } from '../../../src/components/example'
import { pageDataFile } from '../../../src/lib/pageFiles'
import { notFoundPath, pathFor } from '../../../src/lib/paths'
import type { Locale } from '../../../src/site/locales'
import { routeNames } from '../../../src/site/routes'

/** The result of any page's query. */
type AnyResult = PageResults[keyof PageResults]

const fetched = new Map<Locale, Promise<PageResults>>()

/** Fetches the results of all pages' queries in a language once, from the build or from `gatsby develop`. */
export function fetchPages(locale: Locale): Promise<PageResults> {
  const pages = fetched.get(locale) ?? fetchAll(locale)
  fetched.set(locale, pages)

  return pages
}

/** Fetches the data of all pages in a language. */
async function fetchAll(locale: Locale): Promise<PageResults> {
  const paths = [
    ...routeNames.map((route) => [route, pathFor(route, locale)] as const),
    ['notFound', notFoundPath(locale)] as const,
  ]
  const results = await Promise.all(
    paths.map(async ([page, path]) => [page, await fetchData(path)] as const),
  )

  return Object.fromEntries(results) as PageResults
}

/** Returns the data of a page that has the messages of all pages. */
export function withAllMessages(pages: PageResults): Queries.PageFragment {
  const pageMessages = Object.values(pages).flatMap((page) => page.pageMessages)

  return { ...pages.home, pageMessages }
}

async function fetchData(path: string): Promise<AnyResult> {
  const response = await fetch(`/${pageDataFile(path)}`)
  const { result } = (await response.json()) as { readonly result: { readonly data: AnyResult } }

  return result.data
}
