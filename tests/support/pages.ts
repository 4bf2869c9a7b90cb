import type { CheerioAPI } from 'cheerio'
import { notFoundPath } from '../../src/lib/paths'
import { localeCodes, type Locale } from '../../src/site/locales'
import { readPage } from './builtSite'
import { faultsOn } from './faults'
import { sitePages } from './sitePages'

interface Page {
  readonly locale: Locale
  readonly path: string
}

/** All pages, including the not-found pages. */
export const pagesWithErrors: readonly Page[] = [
  ...sitePages,
  ...localeCodes.map((locale) => ({ locale, path: notFoundPath(locale) })),
]

/** Runs a rule on every page. Returns all faults, each preceded by the path of the page. */
export function onEveryPage(rule: ($: CheerioAPI, page: Page) => readonly string[]): string[] {
  return faultsOn(pagesWithErrors, (page) => rule(readPage(page.path), page))
}
