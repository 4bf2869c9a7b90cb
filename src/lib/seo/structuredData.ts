import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  Organization,
  SoftwareApplication,
  Thing,
  VideoObject,
  WebSite,
} from 'schema-dts'
import type { Route } from '../../site/routes'
import type { LanguageMessages, Question, SiteFacts } from './siteFacts'
import { absoluteUrl, pathFor } from '../paths'
import { cardPath } from './pageTags'
import { proseText } from '../prose'

/** Creates the structured data of a page as a schema.org graph. */
export function structuredData(route: Route, facts: SiteFacts, messages: LanguageMessages): Graph {
  const nodes: Thing[] = [
    ...(route === 'home' ? [organization(facts), webSite(facts, messages)] : []),
    ...(route === 'home' || route === 'download' ? softwareApplications(facts, messages) : []),
    ...(route === 'home' ? videos(facts, messages) : []),
    ...faqPage(messages.questions[route] ?? [], messages.locale),
    ...breadcrumbs(route, facts, messages),
  ]
  return { '@context': 'https://schema.org', '@graph': nodes }
}

/** Returns the id by which other nodes refer to the organization. */
export function organizationId(siteUrl: string): string {
  return absoluteUrl(siteUrl, '/#organization')
}

/** The company, with its contact data. */
export function organization({ siteUrl, brand, contact }: SiteFacts): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: brand,
    url: absoluteUrl(siteUrl, '/'),
    logo: absoluteUrl(siteUrl, '/icons/icon-512.png'),
    email: contact.email,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: contact.email,
    },
    sameAs: [contact.telegram, contact.discord, contact.blog],
  }
}

/** The site in one language. */
export function webSite(
  { siteUrl, brand }: SiteFacts,
  { locale, messages }: LanguageMessages,
): WebSite {
  const url = absoluteUrl(siteUrl, pathFor('home', locale))
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: brand,
    url,
    description: messages.home.meta.description,
    inLanguage: locale,
    publisher: { '@id': organizationId(siteUrl) },
  }
}

const platforms = ['windows', 'mac'] as const

/** The app on each platform. Unknown values (price, rating, file size) are omitted. */
export function softwareApplications(
  facts: SiteFacts,
  { locale, messages: { home, requirements } }: LanguageMessages,
): SoftwareApplication[] {
  return platforms.flatMap((platform) => {
    const file = facts.files.find((one) => one.platform === platform && one.version)
    if (!file) return []
    const needs = requirements[platform].minimum
    const page = absoluteUrl(facts.siteUrl, pathFor('download', locale))
    return {
      '@type': 'SoftwareApplication',
      '@id': `${page}#${platform}`,
      name: facts.brand,
      description: home.meta.description,
      url: page,
      image: absoluteUrl(facts.siteUrl, cardPath('home', locale)),
      applicationCategory: 'MultimediaApplication',
      operatingSystem: needs.system,
      processorRequirements: needs.processor,
      ...('memory' in needs && { memoryRequirements: needs.memory }),
      softwareRequirements: requirements.notes.virtualCamera,
      softwareVersion: file.version ?? '',
      ...(file.channels.preferred && { downloadUrl: file.channels.preferred }),
      ...(file.bytes !== null && { fileSize: `${file.bytes} B` }),
      ...(file.released && { datePublished: file.released }),
      publisher: { '@id': organizationId(facts.siteUrl) },
    } satisfies SoftwareApplication
  })
}

/** The demos with a video. The upload date is unknown and therefore omitted. */
export function videos(
  { player, demos }: SiteFacts,
  { messages }: LanguageMessages,
): VideoObject[] {
  const items: Readonly<Record<string, { title: string; text: string }>> =
    messages.home.testimonials.items
  return demos.flatMap(({ key, videoId }) => {
    const demo = items[key]
    if (!videoId || !demo) return []
    return {
      '@type': 'VideoObject',
      name: demo.title,
      description: demo.text,
      embedUrl: player + videoId,
      thumbnailUrl: `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`,
    } satisfies VideoObject
  })
}

/** The questions of a page with their answers, in display order; none for a page without questions. */
export function faqPage(questions: readonly Question[], inLanguage: string): FAQPage[] {
  if (questions.length === 0) return []
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: proseText(answer) },
  }))
  return [{ '@type': 'FAQPage', inLanguage, mainEntity }]
}

/** The breadcrumbs of a page; none for the home page. */
export function breadcrumbs(
  route: Route,
  { siteUrl, brand }: SiteFacts,
  { locale, messages }: LanguageMessages,
): BreadcrumbList[] {
  if (route === 'home') return []
  const { pricing, tutorials, ...labels } = messages.common.navigation
  const name = { price: pricing, tutorial: tutorials, ...labels }[route]
  const crumb = (position: number, text: string, to: Route) => ({
    '@type': 'ListItem' as const,
    position,
    name: text,
    item: absoluteUrl(siteUrl, pathFor(to, locale)),
  })
  const itemListElement = [crumb(1, brand, 'home'), crumb(2, name, route)]
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

const earlier = /<script type="application\/ld\+json">.*?<\/script>/gs

/** Inserts JSON-LD into the head of a page and replaces that of an earlier build. Without data, only removes it. */
export function insertJsonLd(html: string, data: object | undefined): string {
  const bare = html.replace(earlier, '')
  if (!data) return bare
  // Text such as "</script>" in the data must not end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return bare.replace('</head>', () => `<script type="application/ld+json">${json}</script></head>`)
}
