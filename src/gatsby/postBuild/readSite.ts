import type { CreatePagesArgs, ParentSpanPluginArgs } from 'gatsby'
import type { Redirect } from '../../content/redirects'
import { messagesOf, type Messages } from '../../lib/messages'
import type { ProseNode } from '../../lib/prose'
import { type Locale, localeCodes } from '../../site/locales'
import type { ReleaseFile } from '../../site/releases'
import type { Route } from '../../site/routes'

export interface Site {
  readonly facts: SiteFacts
  readonly redirects: readonly Redirect[]
  readonly languages: readonly LanguageMessages[]
}

/** The facts in machine-readable files, which are the same in every language. */
export interface SiteFacts {
  readonly siteUrl: string
  readonly brand: string
  readonly contact: Queries.Contact
  readonly files: readonly ReleaseFile[]
  readonly player: string
  readonly demos: Queries.Testimonials['testimonials']
  readonly plans: Queries.Plans['plans']
}

export interface Question {
  readonly question: string
  readonly answer: readonly ProseNode[]
}

type Questions = Readonly<Partial<Record<Route, readonly Question[]>>>

/** The formatted messages in a language, and the FAQ questions on each page in this language. */
export interface LanguageMessages {
  readonly locale: Locale
  readonly messages: Messages
  readonly questions: Questions
}

interface Formatted {
  readonly allLocale: { readonly nodes: readonly (Queries.Locale & { messages: object })[] }
  readonly allFaqProse: { readonly nodes: readonly (Questions & { readonly language: string })[] }
}

const formattedQuery = /* GraphQL */ `
  {
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
          ...Question
        }
        price: entries(page: "price") {
          ...Question
        }
        tutorial: entries(page: "tutorial") {
          ...Question
        }
      }
    }
  }

  fragment Question on FaqEntry {
    question
    answer
  }
`

/** The arguments of `onPostBuild`. Gatsby's types lack the `graphql` function. */
export type PostBuildArgs = ParentSpanPluginArgs & Pick<CreatePagesArgs, 'graphql'>

/** Reads the data for the machine-readable files, with formatted messages in every language. */
export async function readSite({ getNodesByType, graphql }: PostBuildArgs): Promise<Site> {
  const nodeOf = (type: string): unknown => getNodesByType(type)[0]
  const { player, testimonials } = nodeOf('Testimonials') as Queries.Testimonials
  const result = await graphql<Formatted>(formattedQuery)
  if (!result.data || result.errors) throw new Error(String(result.errors))
  const { allLocale, allFaqProse } = result.data
  return {
    facts: {
      siteUrl: (nodeOf('Site') as { siteMetadata: { siteUrl: string } }).siteMetadata.siteUrl,
      brand: (nodeOf('Brand') as Queries.Brand).name,
      contact: nodeOf('Contact') as Queries.Contact,
      files: (nodeOf('Releases') as { files: ReleaseFile[] }).files,
      player,
      demos: testimonials,
      plans: (nodeOf('Plans') as Queries.Plans).plans,
    },
    redirects: (nodeOf('Redirects') as { redirects: Redirect[] } | undefined)?.redirects ?? [],
    languages: localeCodes.map((locale) => ({
      locale,
      messages: messagesOf(
        allLocale.nodes.filter(({ language }) => language === locale),
      ) as Messages,
      questions: allFaqProse.nodes.find(({ language }) => language === locale) ?? {},
    })),
  }
}
