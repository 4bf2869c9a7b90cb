import { absoluteUrl } from '../absoluteUrl'
import { pathFor } from '../paths'
import { localeCodes, locales } from '../../site/locales'
import { routeNames } from '../../site/routes'
import type { LanguageWords, SiteFacts, SystemWords } from './siteFacts'
import { leadOf } from './pageWords'

/** The site's map and main facts as Markdown for answer engines (llms.txt), in the language of the words. */
export function llmsText(facts: SiteFacts, words: LanguageWords): string {
  const { pages, requirements, locale } = words
  const url = (path: string) => absoluteUrl(facts.siteUrl, path)
  const map = routeNames.map((route) => {
    const { title, description } = pages[route].meta
    return `- [${title}](${url(pathFor(route, locale))}): ${description}`
  })
  const needs = (['windows', 'mac'] as const).map(
    (platform) =>
      `- ${requirements.platforms[platform]}: ${inALine(requirements[platform].minimum)}`,
  )
  const files = facts.files.flatMap(({ key, version, fileName, channels }) =>
    channels.preferred
      ? `- [${words.fileNames[key]?.name ?? fileName}](${channels.preferred})${version ? `: ${version}` : ''}`
      : [],
  )
  const languages = localeCodes.map(
    (code) => `- [${locales[code].name}](${url(pathFor('home', code))})`,
  )
  return [
    `# ${facts.brand}`,
    `> ${pages.home.meta.description}`,
    leadOf(pages.home) ?? '',
    section(words.labels.site, map),
    section(requirements.title, [...needs, `- ${requirements.notes.virtualCamera}`]),
    section(pages.download.meta.title, files),
    section(words.labels.languages, languages),
    section(words.labels.contact, [`- ${facts.contact.email}`]),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}

function section(title: string, lines: readonly string[]): string {
  return lines.length > 0 ? `## ${title}\n\n${lines.join('\n')}` : ''
}

function inALine({ system, processor, memory, graphics }: SystemWords): string {
  return [system, processor, memory, graphics].filter(Boolean).join('; ')
}
