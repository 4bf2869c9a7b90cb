import type { ParentSpanPluginArgs } from 'gatsby'
import { messagesOf } from '../../lib/messages/namespaces'
import type { LanguageMessages, SiteFacts } from '../../lib/seo/siteFacts'
import { localeCodes } from '../../site/locales'

/** The data of the machine-readable files. */
export interface Site {
  readonly facts: SiteFacts
  readonly languages: readonly LanguageMessages[]
}

interface SiteData {
  readonly site: { readonly siteMetadata: { readonly siteUrl: string } }
  readonly brand: { readonly name: string }
  readonly contact: SiteFacts['contact']
  readonly releases: Pick<SiteFacts, 'files'>
  readonly testimonials: { readonly player: string; readonly testimonials: SiteFacts['demos'] }
  readonly allLocale: { readonly nodes: readonly (PageMessagesNode & { language: string })[] }
  readonly allFaqProse: {
    readonly nodes: readonly (LanguageMessages['questions'] & { language: string })[]
  }
}

type PageMessagesNode = Parameters<typeof messagesOf>[0][number]

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
  const { brand, contact, releases, testimonials, allLocale, allFaqProse } = data
  return {
    facts: {
      siteUrl: data.site.siteMetadata.siteUrl,
      brand: brand.name,
      contact,
      files: releases.files,
      player: testimonials.player,
      demos: testimonials.testimonials,
    },
    languages: localeCodes.map((locale) => ({
      locale,
      messages: messagesOf(allLocale.nodes.filter(({ language }) => language === locale)),
      questions: allFaqProse.nodes.find(({ language }) => language === locale) ?? {},
    })),
  }
}

interface WithGraphql {
  readonly graphql: (query: string) => Promise<{ data?: unknown; errors?: readonly Error[] }>
}

/** Runs a GraphQL query; throws its errors. */
async function query<Data>(
  // Gatsby types its hooks' arguments differently at each step of a build.
  args: object,
  text: string,
): Promise<Data> {
  const { data, errors } = await (args as WithGraphql).graphql(text)
  if (!data || errors) throw new Error(errors?.map(({ message }) => message).join('\n'))
  return data as Data
}
