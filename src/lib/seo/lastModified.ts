import { type Route, routes } from '../../site/routes'
import type { Locale } from '../../site/locales'

/** When each file of a history was changed last, as ISO dates by path. */
export type History = ReadonlyMap<string, string>

/** Reads what `git log --format=%x00%cI --name-only` prints; the newest change of a file wins. */
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

/** The last change of any of some files and folders (these end with a slash); undefined when the history knows none of them. */
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

/** The facts that a page shows. */
const facts: Readonly<Record<Route, readonly string[]>> = {
  home: [...files, 'content/site/testimonials.yaml', 'content/site/media.yaml'],
  about: ['content/site/contact.yaml'],
  price: [...faq, 'content/site/plans.yaml'],
  refund: legal,
  credits: ['content/site/business.yaml'],
  privacy: legal,
  service: legal,
  download: files,
  tutorial: [...faq, ...files],
}

const prose: Partial<Record<Route, string>> = {
  price: 'faq',
  tutorial: 'faq',
  refund: 'refund',
  privacy: 'privacy',
  service: 'service',
}

/**
 * The files and folders (these end with a slash) whose change is a change of the page in a language. What all
 * pages share, such as the header, does not count: a search engine asks when the page's own matter changed.
 */
export function pageSources(route: Route, locale: Locale): string[] {
  const { template, namespaces } = routes[route]
  const words = [route, ...namespaces].map((name) => `content/locales/${locale}/${name}.json`)
  const text = prose[route]
  return [
    ...words,
    ...(text ? [`content/prose/${locale}/${text}.yaml`] : []),
    ...facts[route],
    `src/templates/${template}.tsx`,
    `src/sections/${template}/`,
  ]
}
