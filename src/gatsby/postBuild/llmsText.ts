import { fileMessages } from '../../lib/messages'
import { absoluteUrl, pathFor } from '../../lib/paths'
import { localeCodes, locales } from '../../site/locales'
import { routeNames } from '../../site/routes'
import { systems } from '../../site/systems'
import type { LanguageMessages, SiteFacts } from '../readSite'

/** Creates llms.txt, which describes the site's pages and main facts as Markdown, in the language of the messages. */
export function llmsText(facts: SiteFacts, { locale, messages }: LanguageMessages): string {
  const { common, home, requirements } = messages
  const url = (path: string) => absoluteUrl(facts.siteUrl, path)
  const map = routeNames.map((route) => {
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
    home.hero.lead,
    section(common.footer.site, map),
    section(requirements.title, [...needs, `- ${requirements.notes.virtualCamera}`]),
    section(messages.download.meta.title, files),
    section(common.language.label, languages),
    section(common.contact.title, [`- ${facts.contact.email}`]),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}

function section(title: string, lines: readonly string[]): string {
  return lines.length > 0 ? `## ${title}\n\n${lines.join('\n')}` : ''
}
