import { fileMessages } from '../../lib/messages'
import { absoluteUrl, pathFor } from '../../lib/paths'
import { localeCodes, locales } from '../../site/locales'
import { routeNames, type Route } from '../../site/routes'
import { systems } from '../../site/systems'
import type { LanguageMessages, SiteFacts } from '../readSite'

/**
 * Creates llms.txt, which describes the site's pages and main facts as Markdown, in the language of the messages. Its
 * format (llmstxt.org) allows only links in sections, so all other facts are above the first section. Pages are below the
 * titles that they have in the footer.
 */
export function llmsText(facts: SiteFacts, language: LanguageMessages): string {
  const { common, home, requirements, download } = language.messages
  const companyRoutes = facts.navigation.footer.map(({ route }) => route)
  const isOfCompany = (route: Route) => companyRoutes.includes(route)
  const pages = (routes: readonly Route[]) =>
    routes.map((route) => pageLink(route, facts.siteUrl, language))

  return [
    `# ${facts.brand}`,
    `> ${home.meta.description}`,
    home.opening.lead,
    requirements.title,
    [...minimums(language), `- ${requirements.notes.virtualCamera}`].join('\n'),
    `${common.contact.title}: ${facts.contact.email}`,
    section(common.footer.product, pages(routeNames.filter((route) => !isOfCompany(route)))),
    section(common.footer.company, pages(routeNames.filter(isOfCompany))),
    section(download.meta.title, fileLinks(facts, language)),
    section(common.footer.languages, homeLinks(facts.siteUrl)),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}

/** Returns the link to a page, with its description. */
function pageLink(route: Route, siteUrl: string, { locale, messages }: LanguageMessages): string {
  const { title, description } = messages[route].meta

  return `- [${title}](${absoluteUrl(siteUrl, pathFor(route, locale))}): ${description}`
}

/** Returns a line for each system, with what its computers need at least. */
function minimums({ messages: { requirements } }: LanguageMessages): string[] {
  return systems.map((system) => {
    const parts = Object.values(requirements[system].minimum).join('; ')

    return `- ${requirements.platforms[system]}: ${parts}`
  })
}

/** Returns the links to the files that have a URL, each with its version if it is known. */
function fileLinks({ files }: SiteFacts, { messages }: LanguageMessages): string[] {
  return files.flatMap((file) => {
    const url = file.permanent ?? file.channels.preferred
    if (!url) return []

    const version = file.version ? `: ${file.version}` : ''

    return [`- [${fileMessages(messages.download, file).name}](${url})${version}`]
  })
}

/** Returns the links to the home pages in all languages. */
function homeLinks(siteUrl: string): string[] {
  return localeCodes.map(
    (locale) => `- [${locales[locale].name}](${absoluteUrl(siteUrl, pathFor('home', locale))})`,
  )
}

/** Returns a section of links, or nothing if there are none. */
function section(title: string, lines: readonly string[]): string {
  return lines.length > 0 ? `## ${title}\n\n${lines.join('\n')}` : ''
}
