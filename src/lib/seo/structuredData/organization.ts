import type { Organization, WebSite } from 'schema-dts'
import { absoluteUrl } from '../../absoluteUrl'
import { pathFor } from '../../paths'
import type { LanguageWords, SiteFacts } from '../siteFacts'

/** The name under which other nodes speak of the organization. */
export function organizationId(siteUrl: string): string {
  return absoluteUrl(siteUrl, '/#organization')
}

/** Who makes the program, and how they are reached. */
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
export function webSite({ siteUrl, brand }: SiteFacts, { locale, pages }: LanguageWords): WebSite {
  const url = absoluteUrl(siteUrl, pathFor('home', locale))
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name: brand,
    url,
    description: pages.home.meta.description,
    inLanguage: locale,
    publisher: { '@id': organizationId(siteUrl) },
  }
}
