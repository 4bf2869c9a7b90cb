import type { Graph, Thing } from 'schema-dts'
import { cardPath } from '../../lib/pageTags'
import { absoluteUrl, pathFor } from '../../lib/paths'
import { proseText } from '../../content/prose'
import type { Route } from '../../site/routes'
import { systems } from '../../site/systems'
import type { LanguageMessages, Question, SiteFacts } from './readSite'

/** Creates the structured data for a page as a schema.org graph. */
export function structuredData(route: Route, facts: SiteFacts, language: LanguageMessages): Graph {
  const isHome = route === 'home'
  const questions = language.questions[route]
  const graph: Thing[] = [
    ...(isHome ? [organization(facts), webSite(facts, language)] : []),
    ...(isHome || route === 'download' ? softwareApplications(facts, language) : []),
    ...(isHome ? videos(facts, language) : [breadcrumbs(route, facts, language)]),
    ...(route === 'price' ? products(facts, language) : []),
    ...(questions ? [faqPage(questions, language.locale)] : []),
  ]
  return { '@context': 'https://schema.org', '@graph': graph }
}

function organizationId(siteUrl: string): string {
  return absoluteUrl(siteUrl, '/#organization')
}

function organization({ siteUrl, brand, contact }: SiteFacts): Thing {
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

function webSite({ siteUrl, brand }: SiteFacts, { locale, messages }: LanguageMessages): Thing {
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

/** Describes the app on each platform. Unknown values (price, rating, file size) are omitted. */
function softwareApplications(
  { siteUrl, brand, files }: SiteFacts,
  { locale, messages: { home, requirements } }: LanguageMessages,
): Thing[] {
  const page = absoluteUrl(siteUrl, pathFor('download', locale))
  return systems.flatMap((platform) => {
    const file = files.find((one) => one.platform === platform && one.version)
    if (!file) return []
    const needs = requirements[platform].minimum
    return {
      '@type': 'SoftwareApplication',
      '@id': `${page}#${platform}`,
      name: brand,
      description: home.meta.description,
      url: page,
      image: absoluteUrl(siteUrl, cardPath('home', locale)),
      applicationCategory: 'MultimediaApplication',
      operatingSystem: needs.system,
      processorRequirements: needs.processor,
      ...('memory' in needs && { memoryRequirements: needs.memory }),
      softwareRequirements: requirements.notes.virtualCamera,
      softwareVersion: file.version ?? '',
      ...(file.channels.preferred && { downloadUrl: file.channels.preferred }),
      ...(file.bytes !== null && { fileSize: `${file.bytes} B` }),
      ...(file.released && { datePublished: file.released }),
      publisher: { '@id': organizationId(siteUrl) },
    } satisfies Thing
  })
}

/** The UN/CEFACT codes of the periods in which a price is paid. */
const periodCodes: Readonly<Record<string, string>> = { month: 'MON', year: 'ANN' }

/** Describes the app with the prices of its plans. Plans without a published price are omitted. */
function products(
  { siteUrl, brand, plans }: SiteFacts,
  { locale, messages: { price: messages } }: LanguageMessages,
): Thing[] {
  const url = absoluteUrl(siteUrl, pathFor('price', locale))
  const offers = plans.flatMap(({ key, price }) => {
    if (!price) return []
    const { amount, currency, period } = price
    const cost = { price: amount, priceCurrency: currency }
    const unitCode = periodCodes[period]
    return {
      '@type': 'Offer' as const,
      name: messages.plans[key as keyof typeof messages.plans].name,
      url,
      ...cost,
      ...(unitCode && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification' as const,
          ...cost,
          referenceQuantity: { '@type': 'QuantitativeValue' as const, value: 1, unitCode },
        },
      }),
    }
  })
  if (offers.length === 0) return []
  const { description } = messages.meta
  const image = absoluteUrl(siteUrl, cardPath('price', locale))
  return [{ '@type': 'Product', name: brand, description, image, offers }]
}

/** Describes the demos that have a video. Upload dates are omitted, because they are unknown. */
function videos({ player, demos }: SiteFacts, { messages }: LanguageMessages): Thing[] {
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
    } satisfies Thing
  })
}

function faqPage(questions: readonly Question[], inLanguage: string): Thing {
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: proseText(answer) },
  }))
  return { '@type': 'FAQPage', inLanguage, mainEntity }
}

function breadcrumbs(
  route: Exclude<Route, 'home'>,
  { siteUrl, brand }: SiteFacts,
  { locale, messages }: LanguageMessages,
): Thing {
  const { pricing, tutorials, ...labels } = messages.common.navigation
  const name = { price: pricing, tutorial: tutorials, ...labels }[route]
  const crumb = (position: number, text: string, to: Route) => ({
    '@type': 'ListItem' as const,
    position,
    name: text,
    item: absoluteUrl(siteUrl, pathFor(to, locale)),
  })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [crumb(1, brand, 'home'), crumb(2, name, route)],
  }
}
