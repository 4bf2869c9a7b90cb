import type { ParentSpanPluginArgs } from 'gatsby'
import type { SwapMessages } from '../../lib/sharedSwap'
import type { PageMessages } from '../../lib/seo/pageTags'
import type { LanguageMessages, Question, SiteFacts } from '../../lib/seo/siteFacts'
import { localeCodes, type Locale } from '../../site/locales'
import { routeNames } from '../../site/routes'
import { query } from '../query'

/** The messages that offer a language on pages in another one. */
interface LanguageOffer {
  readonly locale: Locale
  readonly messages: Readonly<Record<string, string>>
}

/** The data of the machine-readable files. */
export interface Site {
  readonly facts: SiteFacts
  readonly languages: readonly LanguageMessages[]
  /** The offer of each language on pages in another one. */
  readonly offers: readonly LanguageOffer[]
}

type WithNamespace<Namespace extends string, Content> = Readonly<Record<Namespace, Content>>

/** The formatted messages that machine-readable files contain, by namespace. */
type Namespaces = Record<string, PageMessages> &
  WithNamespace<'requirements', LanguageMessages['requirements']> &
  WithNamespace<
    'home',
    {
      testimonials: { items: LanguageMessages['demos'] }
      try: Pick<LanguageMessages['swap'], 'title' | 'text'>
    }
  > &
  WithNamespace<'download', { files: LanguageMessages['fileNames'] }> &
  WithNamespace<
    'common',
    {
      navigation: LanguageMessages['navigation']
      footer: { site: string }
      language: { label: string }
      languageOffer: LanguageOffer['messages']
      contact: { title: string }
      swap: SwapMessages
    }
  >

/** The pages with an FAQ. */
type FaqPage = 'download' | 'price' | 'tutorial'

interface SiteData {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } }
  readonly brand: { readonly name: string }
  readonly contact: SiteFacts['contact']
  readonly releases: Pick<SiteFacts, 'files'>
  readonly testimonials: { readonly player: string; readonly testimonials: SiteFacts['demos'] }
  readonly allLocale: {
    readonly nodes: readonly { language: string; ns: string; messages: unknown }[]
  }
  readonly allFaqProse: {
    readonly nodes: readonly (Record<FaqPage, Question[]> & { language: string })[]
  }
}

const siteQuery = /* GraphQL */ `
  {
    site {
      siteMetadata {
        siteUrl
      }
    }
    brand {
      name
    }
    contact {
      email
      telegram
      discord
      blog
    }
    releases {
      files {
        key
        platform
        version
        fileName
        bytes
        sha256
        released
        notes
        channels {
          preferred
          http
          mirror
          highSpeed
        }
      }
    }
    testimonials {
      player
      testimonials {
        key
        videoId
      }
    }
    allLocale(filter: { ns: { ne: "units" } }) {
      nodes {
        language
        ns
        messages
      }
    }
    allFaqProse {
      nodes {
        language
        download: entries(page: "download") {
          question
          answer
        }
        price: entries(page: "price") {
          question
          answer
        }
        tutorial: entries(page: "tutorial") {
          question
          answer
        }
      }
    }
  }
`

/** Queries the data of the machine-readable files, with formatted messages in every language. */
export async function readSite(args: ParentSpanPluginArgs): Promise<Site> {
  const data = await query<SiteData>(args, siteQuery)
  const { siteUrl } = data.site.siteMetadata
  const { player, testimonials: demos } = data.testimonials
  const facts = {
    siteUrl,
    brand: data.brand.name,
    contact: data.contact,
    files: data.releases.files,
    player,
    demos,
  }
  const languages = localeCodes.map((locale) => ({ locale, messages: namespacesOf(locale, data) }))
  return {
    facts,
    languages: languages.map(({ locale, messages }) => languageOf(locale, messages, data)),
    offers: languages.map(({ locale, messages }) => ({
      locale,
      messages: messages.common.languageOffer,
    })),
  }
}

function namespacesOf(locale: Locale, { allLocale }: SiteData): Namespaces {
  const own = allLocale.nodes.filter(({ language }) => language === locale)
  return Object.fromEntries(own.map(({ ns, messages }) => [ns, messages])) as Namespaces
}

function languageOf(
  locale: Locale,
  messages: Namespaces,
  { allFaqProse }: SiteData,
): LanguageMessages {
  const questions = allFaqProse.nodes.find(({ language }) => language === locale)
  return {
    locale,
    pages: Object.fromEntries(
      routeNames.map((route) => [route, messages[route]]),
    ) as LanguageMessages['pages'],
    navigation: messages.common.navigation,
    labels: {
      site: messages.common.footer.site,
      languages: messages.common.language.label,
      contact: messages.common.contact.title,
    },
    requirements: messages.requirements,
    fileNames: messages.download.files,
    demos: messages.home.testimonials.items,
    swap: { ...messages.common.swap, ...messages.home.try },
    questions: questions ?? {},
  }
}
