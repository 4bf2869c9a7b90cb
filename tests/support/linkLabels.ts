import { fileMessages } from '../../src/lib/messages'
import { localizedPath, pathFor } from '../../src/lib/paths'
import { type Locale } from '../../src/site/locales'
import { otherChannels } from '../../src/site/releases'
import { isRoute } from '../../src/site/routes'
import {
  brand,
  contact,
  formatterOf,
  messagesOf,
  navigation,
  withoutSpaces,
  type Prose,
  readContentFile,
  readSiteFile,
  releaseFile,
  releaseFiles,
} from './content'
import type { NavigationEntry } from './siteFiles'

/** A label, and the URL to which a link with it leads; none if the content files have no URL yet. */
type LabelledUrl = readonly [label: string, url: string | null | undefined]

/**
 * Returns where links lead in a language, by their labels without whitespace. A label of several links has several URLs.
 * This is what readers of a label expect, so it is written down again and not read from the components: a test compares
 * both.
 */
export function linksByLabel(locale: Locale): Map<string, Set<string>> {
  const links = new Map<string, Set<string>>()
  const all = [
    ...navigationLinks(locale),
    ...layoutLinks(locale),
    ...contactLinks(locale),
    ...sectionLinks(locale),
    ...cameraLinks(locale),
    ...fileLinks(locale),
    ...proseLinks(locale),
  ]

  for (const [label, url] of all)
    if (url)
      links.set(withoutSpaces(label), (links.get(withoutSpaces(label)) ?? new Set()).add(url))

  return links
}

/** The links of the header and the footer. */
function navigationLinks(locale: Locale): LabelledUrl[] {
  const names: Readonly<Record<string, string>> = messagesOf(locale, 'common').navigation
  const urlOf = ({ key, route, link, anchor }: NavigationEntry) => {
    if (route) return pathFor(isRoute(key) ? key : route, locale)
    return link ? contact[link] : `#${anchor}`
  }

  return [...navigation.header, ...navigation.footer].map((entry) => [
    names[entry.key] ?? entry.key,
    urlOf(entry),
  ])
}

/** The other links that every page has. */
function layoutLinks(locale: Locale): LabelledUrl[] {
  const { skipToContent, banner, failure, footer, navigation: names } = messagesOf(locale, 'common')
  const home = pathFor('home', locale)
  const about = pathFor('about', locale)

  return [
    [brand, home],
    [skipToContent, '#main'],
    [banner.go, readSiteFile('banner').href],
    [failure.home, home],
    [footer.fairUse, `${about}#fairUse`],
    [footer.accessibility, `${about}#accessibility`],
    [names.download, pathFor('download', locale)],
  ]
}

function contactLinks(locale: Locale): LabelledUrl[] {
  const { contact: labels } = messagesOf(locale, 'common')
  const mail = `mailto:${contact.email}`

  return [
    [labels.telegram, contact.telegram],
    [labels.telegramLabel, contact.telegram],
    [labels.discord, contact.discord],
    [labels.discordLabel, contact.discord],
    [labels.emailLabel, mail],
    [contact.email, mail],
    [messagesOf(locale, 'credits').chat.action, contact.discord],
  ]
}

/** The links in sections that lead to other pages of the site. */
function sectionLinks(locale: Locale): LabelledUrl[] {
  const price = messagesOf(locale, 'price')
  const tutorial = messagesOf(locale, 'tutorial')
  const download = pathFor('download', locale)

  return [
    [messagesOf(locale, 'download').tutorial, pathFor('tutorial', locale)],
    [messagesOf(locale, 'downloads').feed, '/releases.atom'],
    [messagesOf(locale, 'requirements').details, `${download}#requirements`],
    [price.invite.action, pathFor('credits', locale)],
    [price.actions.creditPack, download],
    [price.actions.subscription, download],
    [tutorial.download, download],
    [tutorial.next.action, `${pathFor('about', locale)}#fairUse`],
  ]
}

/** The links to the website of the virtual camera. */
function cameraLinks(locale: Locale): LabelledUrl[] {
  const { virtualCamera } = readSiteFile('requirements')
  const { windows, mac } = messagesOf(locale, 'downloads').dialog
  const labels = [
    messagesOf(locale, 'common').getCamera,
    windows.camera,
    mac.camera,
    messagesOf(locale, 'home').uses.live.points.obs,
  ]

  return labels.map((label) => [label, virtualCamera.url])
}

/** The links to the files of every system, through every channel. */
function fileLinks(locale: Locale): LabelledUrl[] {
  const downloads = messagesOf(locale, 'downloads')
  const download = messagesOf(locale, 'download')
  const windows = releaseFile('windowsDownloader').channels.preferred
  const mac = releaseFile('macImage').channels.preferred

  return [
    [downloads.for.windows, windows],
    [downloads.for.mac, mac],
    [downloads.intelMac.link, mac],
    [download.card.fullInstaller, releaseFile('windowsSetup').channels.preferred],
    ...releaseFiles().flatMap(({ key, fileName, channels }): LabelledUrl[] => [
      [fileName, channels.preferred],
      ...Object.values(channels).map((url) => [fileMessages(download, { key }).name, url] as const),
      [downloads.dialog.mirror, channels.mirror],
      ...otherChannels.map((way) => [downloads.channels[way].name, channels[way]] as const),
    ]),
  ]
}

/** The links in the long texts, and the tables of contents of the legal documents. */
function proseLinks(locale: Locale): LabelledUrl[] {
  const { text } = formatterOf(locale)

  return ['faq', 'privacy', 'refund', 'service'].flatMap((name) => {
    const prose = readContentFile<Prose>(`prose/${locale}/${name}.yaml`)
    const { sections = [], entries = [], introduction = '' } = prose
    const texts = [
      introduction,
      ...sections.map(({ body }) => body),
      ...entries.map(({ answer }) => answer),
    ].join('\n')
    const links = Array.from(
      texts.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g),
      ([, label = '', url = '']) =>
        [text(label), url.startsWith('/') ? localizedPath(url, locale) : text(url)] as const,
    )

    return [...sections.map(({ key, heading }) => [text(heading), `#${key}`] as const), ...links]
  })
}
