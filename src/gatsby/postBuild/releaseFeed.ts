import { releaseTime } from '../../content/gitHistory'
import { proseHtml, proseTree, proseUrl } from '../../content/prose'
import { escapeXml } from '../../lib/escapeXml'
import { fileMessages } from '../../lib/messages'
import { absoluteUrl, feedPath, feedType, pathFor } from '../../lib/paths'
import { type Locale, localeCodes } from '../../site/locales'
import type { Release } from '../../site/releases'
import type { LanguageMessages, SiteFacts } from '../readSite'

/**
 * Creates an Atom feed of the releases with version and date, newest first. Without any, it has the build's time.
 *
 * Feed readers recognize an entry by its `id`, which depends only on the file and its version. A corrected note changes
 * neither the `id` nor `updated`, so the entry does not become unread again.
 */
export function atomFeed(facts: SiteFacts, language: LanguageMessages): string {
  const { locale, messages } = language
  const page = absoluteUrl(facts.siteUrl, pathFor('download', locale))
  const feed = absoluteUrl(facts.siteUrl, feedPath)
  const released = releasedFiles(facts)
  const nameOf = (file: { readonly key: string }) => fileMessages(messages.download, file).name

  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    text('id', feed),
    text('title', feedTitle(facts, language)),
    text('updated', (released[0]?.time ?? new Date()).toISOString()),
    '<author>',
    text('name', facts.brand),
    '</author>',
    // Some programs take the first link as the link to the page.
    link('alternate', page, { type: 'text/html' }),
    link('self', feed, { type: feedType }),
    ...facts.files.flatMap(({ permanent, ...file }) =>
      permanent === null ? [] : link('related', permanent, { title: nameOf(file) }),
    ),
    ...released.flatMap(({ version, time, fileName, notes, ...file }) => [
      '<entry>',
      text('id', `${page}#${file.key}-${version}`),
      text('title', `${nameOf(file)} ${version}`),
      text('published', time.toISOString()),
      text('updated', time.toISOString()),
      link('alternate', notes ? `${page}#${version}` : page, { type: 'text/html' }),
      text('summary', fileName),
      ...htmlContent(notesHtml(facts.siteUrl, notes)?.[locale]),
      '</entry>',
    ]),
    '</feed>\n',
  ].join('\n')
}

/** Returns the feed's own name, such as "Facewright: What’s new". */
export function feedTitle({ brand }: SiteFacts, { messages }: LanguageMessages): string {
  return `${brand}: ${messages.download.news.title}`
}

/** Returns the files that have an entry in the feed, with the times of their releases, newest first. */
export function releasedFiles({ files }: SiteFacts) {
  return files
    .flatMap(({ version, ...file }) => {
      const time = releaseTime(file)
      return version && time ? { ...file, version, time: new Date(time) } : []
    })
    .sort((a, b) => b.time.getTime() - a.time.getTime())
}

/** Returns a release with its notes as HTML. */
export function withHtmlNotes<Version extends Release>(siteUrl: string, release: Version) {
  return { ...release, notes: notesHtml(siteUrl, release.notes) }
}

/** Converts the notes of a release, which are Markdown, to HTML with absolute URLs, by language. */
export function notesHtml(
  siteUrl: string,
  notes: Release['notes'],
): Readonly<Record<Locale, string>> | null {
  if (notes === null) return null
  const htmlIn = (locale: Locale) =>
    proseHtml(proseTree(String(notes[locale])), (href) => proseUrl(siteUrl, href, locale))

  return Object.fromEntries(localeCodes.map((locale) => [locale, htmlIn(locale)])) as Record<
    Locale,
    string
  >
}

function text(name: string, content: string): string {
  return `<${name}>${escapeXml(content)}</${name}>`
}

function htmlContent(html: string | undefined): string[] {
  return html ? [`<content type="html">${escapeXml(html)}</content>`] : []
}

function link(rel: string, href: string, others: Readonly<Record<string, string>>): string {
  const attributes = Object.entries({ rel, ...others, href })
  return `<link ${attributes.map(([name, value]) => `${name}="${escapeXml(value)}"`).join(' ')}/>`
}
