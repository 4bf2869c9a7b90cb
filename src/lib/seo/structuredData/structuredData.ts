import type { Graph, Thing } from 'schema-dts'
import type { Route } from '../../../site/routes'
import type { LanguageWords, SiteFacts } from '../siteFacts'
import { breadcrumbs } from './breadcrumbs'
import { faqPage } from './faqPage'
import { organization, webSite } from './organization'
import { softwareApplications } from './softwareApplications'
import { videos } from './videos'

/** Everything that a page tells machines about itself, as one graph of schema.org. */
export function structuredData(route: Route, facts: SiteFacts, words: LanguageWords): Graph {
  const nodes: Thing[] = [
    ...(route === 'home' ? [organization(facts), webSite(facts, words)] : []),
    ...(route === 'home' || route === 'download' ? softwareApplications(facts, words) : []),
    ...(route === 'home' ? videos(facts, words) : []),
    ...faqPage(words.questions[route] ?? [], words.locale),
    ...breadcrumbs(route, facts, words),
  ]
  return { '@context': 'https://schema.org', '@graph': nodes }
}
