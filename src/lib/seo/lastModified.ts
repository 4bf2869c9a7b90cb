import { type Route, routes } from '../../site/routes'
import type { Locale } from '../../site/locales'

/** The date of the last change of each file (ISO), by path. */
export type History = ReadonlyMap<string, string>

/** Parses the output of `git log --format=%x00%cI --name-only`. The newest change of a file counts. */
export function readHistory(log: string): History {
  const history = new Map<string, string>()
  for (const commit of log.split('\0').slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean)
    for (const file of files) {
      if (isLater(date, history.get(file))) history.set(file, date)
    }
  }
  return history
}

/** Returns the last change of some files and folders (with a trailing slash); undefined if none is in the history. */
export function lastChange(history: History, paths: readonly string[]): string | undefined {
  let last: string | undefined
  for (const [file, date] of history) {
    const counts = paths.some((path) =>
      path.endsWith('/') ? file.startsWith(path) : file === path,
    )
    if (counts && isLater(date, last)) last = date
  }
  return last
}

function isLater(date: string, than: string | undefined): boolean {
  return than === undefined || Date.parse(date) > Date.parse(than)
}

const legal = ['content/site/legal.yaml', 'content/site/business.yaml']
const files = ['content/site/releases.json', 'content/site/requirements.yaml']
const faq = ['content/site/faq.yaml', 'content/site/business.yaml']

/** The facts on each page. */
const facts: Readonly<Record<Route, readonly string[]>> = {
  home: [...files, 'content/site/testimonials.yaml', 'content/site/media.yaml'],
  about: ['brand', 'business', 'contact'].map((name) => `content/site/${name}.yaml`),
  price: [...faq, 'content/site/plans.yaml'],
  refund: legal,
  credits: ['content/site/business.yaml'],
  privacy: legal,
  service: legal,
  download: [...faq, ...files],
  tutorial: [...faq, ...files],
}

const prose: Partial<Record<Route, string>> = {
  download: 'faq',
  price: 'faq',
  tutorial: 'faq',
  refund: 'refund',
  privacy: 'privacy',
  service: 'service',
}

/**
 * Returns the files and folders (with a trailing slash) whose changes count as changes of a page. Shared content, such as
 * the header, does not count.
 */
export function pageSources(route: Route, locale: Locale): string[] {
  const { template, namespaces } = routes[route]
  const strings = [route, ...namespaces].map((name) => `content/locales/${locale}/${name}.json`)
  const text = prose[route]
  return [
    ...strings,
    ...(text ? [`content/prose/${locale}/${text}.yaml`] : []),
    ...facts[route],
    `src/templates/${template}.tsx`,
    `src/sections/${template}/`,
  ]
}
