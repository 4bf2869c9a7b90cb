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
export function llmsText(facts: SiteFacts, { locale, messages }: LanguageMessages): string {
  const { common, home, requirements } = messages
  const url = (path: string) => absoluteUrl(facts.siteUrl, path)
  const companyRoutes = facts.navigation.footer.map(({ route }) => route)
  const isOfCompany = (route: Route) => companyRoutes.includes(route)
  const pages = (routes: readonly Route[]) =>
    routes.map((route) => {
      const { title, description } = messages[route].meta
      return `- [${title}](${url(pathFor(route, locale))}): ${description}`
    })
  const needs = systems.map((platform) => {
    const parts = Object.values(requirements[platform].minimum).join('; ')
    return `- ${requirements.platforms[platform]}: ${parts}`
  })
  const files = facts.files.flatMap((file) => {
    const target = file.permanent ?? file.channels.preferred
    const version = file.version ? `: ${file.version}` : ''
    return target ? `- [${fileMessages(messages.download, file).name}](${target})${version}` : []
  })
  const languages = localeCodes.map(
    (code) => `- [${locales[code].name}](${url(pathFor('home', code))})`,
  )

  return [
    `# ${facts.brand}`,
    `> ${home.meta.description}`,
    home.opening.lead,
    requirements.title,
    [...needs, `- ${requirements.notes.virtualCamera}`].join('\n'),
    `${common.contact.title}: ${facts.contact.email}`,
    section(common.footer.product, pages(routeNames.filter((route) => !isOfCompany(route)))),
    section(common.footer.company, pages(routeNames.filter(isOfCompany))),
    section(messages.download.meta.title, files),
    section(common.footer.languages, languages),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}

/** Returns a section of links, or nothing if there are none. */
function section(title: string, lines: readonly string[]): string {
  return lines.length > 0 ? `## ${title}\n\n${lines.join('\n')}` : ''
}
