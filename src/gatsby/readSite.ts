import type { CreatePagesArgs } from 'gatsby'
import type { Redirect } from '../content/redirects'
import { messagesByNamespace, type Messages } from '../lib/messages'
import { absoluteUrl } from '../lib/paths'
import type { ProseNode } from '../lib/prose'
import { type Locale, localeCodes } from '../site/locales'
import { permanentPath } from '../site/permanentPaths'
import type { ReleaseFile } from '../site/releases'
import { type Route, routeNames } from '../site/routes'

export type BuiltSite = Awaited<ReturnType<typeof readSite>>

/** The facts in machine-readable files, which are the same in every language. */
export type SiteFacts = BuiltSite['facts']

/** The formatted messages in a language, and the FAQ questions on each page in this language. */
export interface LanguageMessages {
  readonly locale: Locale
  readonly messages: Messages
  readonly questions: Readonly<Record<Route, readonly Question[]>>
}

interface Question {
  readonly question: string
  readonly answer: readonly ProseNode[]
}

/** The types of the nodes of which there is one each: Gatsby's own, and those of the files in content/site/. */
interface SiteNodes {
  readonly Site: { readonly siteMetadata: { readonly siteUrl: string } }
  readonly Brand: Queries.Brand
  readonly Contact: Queries.Contact
  readonly Navigation: Queries.Navigation
  readonly Plans: Queries.Plans
  readonly Redirects: { readonly redirects: readonly Redirect[] }
  readonly Releases: { readonly files: readonly ReleaseFile[] }
  readonly Testimonials: Queries.Testimonials
}

interface Nodes<Node> {
  readonly nodes: readonly (Node & { readonly language: string })[]
}

interface Formatted {
  readonly allLocale: Nodes<{ readonly ns: string; readonly messages: object }>
  readonly allFaqProse: Nodes<LanguageMessages['questions']>
}

const entries = routeNames.map((route) => `${route}: entries(page: "${route}") { ...Question }`)

const formattedQuery = `{
  allLocale(filter: { ns: { ne: "units" } }) { nodes { language ns messages } }
  allFaqProse { nodes { language ${entries.join(' ')} } }
}
fragment Question on FaqProseEntries { question answer }`

/** Reads the data for the machine-readable files, with formatted messages in every language. */
export async function readSite({
  getNodesByType,
  graphql,
}: Pick<CreatePagesArgs, 'getNodesByType' | 'graphql'>) {
  const nodeOf = <Type extends keyof SiteNodes>(type: Type) =>
    getNodesByType(type)[0] as unknown as SiteNodes[Type]
  const { siteUrl } = nodeOf('Site').siteMetadata
  const { files } = nodeOf('Releases')
  const { player, testimonials } = nodeOf('Testimonials')
  const result = await graphql<Formatted>(formattedQuery)
  if (!result.data || result.errors) throw new Error(String(result.errors))
  const { allLocale, allFaqProse } = result.data
  const languages = localeCodes.map((locale) => {
    const ofLanguage = ({ language }: { readonly language: string }) => language === locale
    const messages = messagesByNamespace(allLocale.nodes.filter(ofLanguage))
    const [questions] = allFaqProse.nodes.filter(ofLanguage)
    return [locale, { locale, messages, questions } as LanguageMessages] as const
  })

  return {
    facts: {
      siteUrl,
      brand: nodeOf('Brand').name,
      contact: nodeOf('Contact'),
      navigation: nodeOf('Navigation'),
      files: files.map((file) => {
        const path = permanentPath(file)
        return { ...file, permanent: path ? absoluteUrl(siteUrl, path) : null }
      }),
      player,
      demos: testimonials,
      plans: nodeOf('Plans').plans,
    },
    redirects: nodeOf('Redirects').redirects,
    languages: Object.fromEntries(languages) as Readonly<Record<Locale, LanguageMessages>>,
  }
}
