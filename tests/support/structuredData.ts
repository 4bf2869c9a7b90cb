import { pathFor } from '../../src/lib/paths'
import type { Locale } from '../../src/site/locales'
import { systems } from '../../src/site/systems'
import { brand, contact, messagesOf } from './content'
import { builtOrigin } from './links'
import type { PageHead } from './pageHeads'

/** Properties of a schema.org node. */
type Node = Readonly<Record<string, unknown>>

const publisher = { '@id': `${builtOrigin}/#organization` }

/** The values of the node for the company, which is the same on every page. */
function organization(): Node {
  const { email, telegram, discord, blog } = contact

  return {
    ...publisher,
    name: brand,
    url: `${builtOrigin}/`,
    logo: `${builtOrigin}/icons/icon-512.png`,
    email,
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email },
    sameAs: [telegram, discord, blog],
  }
}

/** The values of the node for the site in a language. */
function website(locale: Locale): Node {
  const home = builtOrigin + pathFor('home', locale)

  return {
    '@id': `${home}#website`,
    name: brand,
    url: home,
    description: messagesOf(locale, 'home').meta.description,
    inLanguage: locale,
    publisher,
  }
}

/** The values of the nodes for the app, one for each system. */
function applications(locale: Locale): Node[] {
  const { description } = messagesOf(locale, 'home').meta
  const { virtualCamera } = messagesOf(locale, 'requirements').notes
  const url = builtOrigin + pathFor('download', locale)

  return systems.map((system) => ({
    '@id': `${url}#${system}`,
    name: brand,
    description,
    url,
    image: `${builtOrigin}/cards/home-${locale}.png`,
    applicationCategory: 'MultimediaApplication',
    softwareRequirements: virtualCamera,
    publisher,
  }))
}

/** The values of the node for the way from the home page to a page. */
function breadcrumbs({ locale, route }: PageHead): Node {
  const [home, own] = (['home', route] as const).map((each) => builtOrigin + pathFor(each, locale))

  return {
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: brand, item: home },
      // The name of the page is that of the navigation, which structuredData/pageContent.test.ts compares.
      { '@type': 'ListItem', position: 2, name: expect.any(String) as unknown, item: own },
    ],
  }
}

/** Returns the values that each type of node must have on a page, in the order of its nodes. */
export function expectedNodes(page: PageHead): Readonly<Record<string, readonly Node[]>> {
  const { locale } = page

  return {
    Organization: [organization()],
    WebSite: [website(locale)],
    SoftwareApplication: applications(locale),
    FAQPage: [{ inLanguage: locale }],
    BreadcrumbList: [breadcrumbs(page)],
  }
}
