import { fileNames } from '../../lib/messages'
import { absoluteUrl, pathFor } from '../../lib/paths'
import { type Locale, localeCodes, locales } from '../../site/locales'
import { routeNames } from '../../site/routes'
import type { LanguageMessages, SiteFacts } from './readSite'
import { permanentPath } from '../../site/permanentPaths'
import { systems } from '../../site/systems'
import { palette } from '../../site/palette'

/** Creates `/.well-known/security.txt` (RFC 9116). The file expires within a year, as the RFC recommends. */
export function securityTxt(email: string, siteUrl: string, today: Date): string {
  const expires = new Date(today)
  expires.setUTCFullYear(today.getUTCFullYear() + 1, today.getUTCMonth(), today.getUTCDate() - 1)
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl(siteUrl, '/.well-known/security.txt')}`,
    '',
  ].join('\n')
}

/** Creates llms.txt, which describes the site's pages and main facts as Markdown, in the language of the messages. */
export function llmsText(facts: SiteFacts, { locale, messages }: LanguageMessages): string {
  const { common, home, requirements } = messages
  const url = (path: string) => absoluteUrl(facts.siteUrl, path)
  const map = routeNames.map((route) => {
    const { title, description } = messages[route].meta
    return `- [${title}](${url(pathFor(route, locale))}): ${description}`
  })
  const needs = systems.map(
    (platform) =>
      `- ${requirements.platforms[platform]}: ${summaryOf(requirements[platform].minimum)}`,
  )
  const files = facts.files.flatMap((file) => {
    const path = permanentPath(file)
    const target = path ? url(path) : file.channels.preferred
    const version = file.version ? `: ${file.version}` : ''
    return target ? `- [${fileNames(messages.download, file).name}](${target})${version}` : []
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

const parts = ['system', 'processor', 'memory', 'graphics'] as const

function summaryOf(needs: Readonly<Partial<Record<(typeof parts)[number], string>>>): string {
  return parts.flatMap((part) => needs[part] ?? []).join('; ')
}

/** Creates the web app manifest for a language. */
export function webManifest(
  locale: Locale,
  messages: { name: string; description: string },
): object {
  return {
    ...messages,
    short_name: messages.name,
    lang: locale,
    dir: locales[locale].direction,
    id: pathFor('home', locale),
    start_url: pathFor('home', locale),
    scope: pathFor('home', locale),
    display: 'minimal-ui',
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: [192, 512].flatMap((side) =>
      ['any', 'maskable'].map((purpose) => ({
        src: `/icons/icon${purpose === 'any' ? '' : '-maskable'}-${side}.png`,
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose,
      })),
    ),
  }
}
