import type { Graph, Thing } from 'schema-dts'
import { proseHtml, proseUrl } from '../../content/prose'
import { cardPath } from '../../lib/pageTags'
import { absoluteUrl, pathFor } from '../../lib/paths'
import { valueAt } from '../../lib/valueAt'
import type { Route } from '../../site/routes'
import { systems } from '../../site/systems'
import type { LanguageMessages, SiteFacts } from '../readSite'

/** Creates the structured data for a page as a schema.org graph. */
export function structuredData(route: Route, facts: SiteFacts, language: LanguageMessages): Graph {
  const isHome = route === 'home'
  const graph: Thing[] = [
    ...(isHome ? [webSite(facts, language)] : []),
    ...(isHome || route === 'download'
      ? [organization(facts), ...softwareApplications(facts, language)]
      : []),
    ...(isHome ? videos(facts, language) : [breadcrumbs(route, facts, language)]),
    ...(route === 'price' ? products(facts, language) : []),
    ...faqPages(route, facts, language),
  ]

  return { '@context': 'https://schema.org', '@graph': graph }
}

function organizationId(siteUrl: string): string {
  return absoluteUrl(siteUrl, '/#organization')
}

/** Describes the company. Other nodes refer to it by its `@id`. */
function organization({ siteUrl, brand, contact }: SiteFacts): Thing {
  const { email, telegram, discord, blog } = contact

  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: brand,
    url: absoluteUrl(siteUrl, '/'),
    logo: absoluteUrl(siteUrl, '/icons/icon-512.png'),
    email,
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email },
    sameAs: [telegram, discord, blog],
  }
}

/** Describes the site in a language. */
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
function softwareApplications(facts: SiteFacts, { locale, messages }: LanguageMessages): Thing[] {
  const { siteUrl, brand, files } = facts
  const { home, requirements } = messages
  const page = absoluteUrl(siteUrl, pathFor('download', locale))

  return systems.flatMap((platform) => {
    const file = files.find((one) => one.platform === platform && one.version)
    if (!file?.version) return []
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
      softwareVersion: file.version,
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
function products(facts: SiteFacts, { locale, messages }: LanguageMessages): Thing[] {
  const { siteUrl, brand, plans } = facts
  const { meta, plans: names } = messages.price
  const url = absoluteUrl(siteUrl, pathFor('price', locale))
  const offers = plans.flatMap(({ key, price }) => {
    if (!price) return []
    const { name } = valueAt(names, key)

    return { '@type': 'Offer' as const, name, url, ...costOf(price) }
  })
  if (offers.length === 0) return []

  const image = absoluteUrl(siteUrl, cardPath('price', locale))

  return [{ '@type': 'Product', name: brand, description: meta.description, image, offers }]
}

type Price = NonNullable<SiteFacts['plans'][number]['price']>

/** Describes a price. One that is paid repeatedly also states the period. */
function costOf({ amount, currency, period }: Price) {
  const cost = { price: amount, priceCurrency: currency }
  const unitCode = periodCodes[period]
  if (!unitCode) return cost

  const referenceQuantity = { '@type': 'QuantitativeValue', value: 1, unitCode } as const
  const priceSpecification = {
    '@type': 'UnitPriceSpecification',
    ...cost,
    referenceQuantity,
  } as const

  return { ...cost, priceSpecification }
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

/** Describes the questions on a page. Answers are HTML, because search results show lists and links in them. */
function faqPages(
  route: Route,
  { siteUrl }: SiteFacts,
  { locale, questions }: LanguageMessages,
): Thing[] {
  const hrefOf = (href: string) => proseUrl(siteUrl, href, locale)
  const mainEntity = questions[route].map(({ question: name, answer }) => {
    const acceptedAnswer = { '@type': 'Answer', text: proseHtml(answer, hrefOf) } as const

    return { '@type': 'Question' as const, name, acceptedAnswer }
  })

  return mainEntity.length > 0 ? [{ '@type': 'FAQPage', inLanguage: locale, mainEntity }] : []
}

/** Describes the way from the home page to a page, with the name that the navigation has for it. */
function breadcrumbs(
  route: Exclude<Route, 'home'>,
  { siteUrl, brand }: SiteFacts,
  { locale, messages }: LanguageMessages,
): Thing {
  const crumb = (position: number, text: string, to: Route) => ({
    '@type': 'ListItem' as const,
    position,
    name: text,
    item: absoluteUrl(siteUrl, pathFor(to, locale)),
  })

  return {
    '@type': 'BreadcrumbList',
    itemListElement: [crumb(1, brand, 'home'), crumb(2, messages.common.navigation[route], route)],
  }
}
