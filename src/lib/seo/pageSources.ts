import { routes, type Route } from '../../site/routes'
import type { Locale } from '../../site/locales'

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
