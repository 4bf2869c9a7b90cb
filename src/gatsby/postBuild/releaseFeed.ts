import { fileNames } from '../../lib/messages'
import { absoluteUrl, feedPath, pathFor } from '../../lib/paths'
import { permanentPath } from '../../site/permanentPaths'
import { escapeXml } from '../escapeXml'
import type { LanguageMessages, SiteFacts } from './readSite'

/**
 * Creates an Atom feed of the releases, newest first. Files without a version or a date get no entry. If there are no
 * entries, the date of the feed is `changed`, the ISO time at which releases.json last changed.
 */
export function atomFeed(
  facts: SiteFacts,
  { locale, messages }: LanguageMessages,
  changed: string,
): string {
  const page = absoluteUrl(facts.siteUrl, pathFor('download', locale))
  const released = facts.files
    .flatMap(({ version, released: day, ...file }) =>
      version && day ? { ...file, version, day } : [],
    )
    .sort((a, b) => b.day.localeCompare(a.day))
  const nameOf = (file: { readonly key: string }) => fileNames(messages.download, file).name
  const entries = released.map(({ version, day, fileName, notes, ...file }) =>
    element('entry', [
      text('id', `${page}#${file.key}-${version}`),
      text('title', `${nameOf(file)} ${version}`),
      text('updated', timeOf(day)),
      `<link href="${escapeXml(notes ? `${page}#${version}` : page)}"/>`,
      text('summary', fileName),
      ...(notes ? [text('content', String(notes[locale]))] : []),
    ]),
  )
  const links = facts.files.flatMap((file) => {
    const path = permanentPath(file)
    if (path === undefined) return []
    const address = absoluteUrl(facts.siteUrl, path)
    return `<link rel="related" title="${escapeXml(nameOf(file))}" href="${escapeXml(address)}"/>`
  })
  const feed = absoluteUrl(facts.siteUrl, feedPath)
  const parts = [
    text('id', feed),
    text('title', messages.download.meta.title),
    text('updated', timeOf(released[0]?.day ?? changed)),
    element('author', [text('name', facts.brand)]),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(feed)}"/>`,
    `<link href="${escapeXml(page)}"/>`,
    ...links,
    ...entries,
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    ...parts,
    '</feed>\n',
  ].join('\n')
}

function element(name: string, content: readonly string[]): string {
  return [`<${name}>`, ...content, `</${name}>`].join('\n')
}

function text(name: string, content: string): string {
  return `<${name}>${escapeXml(content)}</${name}>`
}

function timeOf(day: string): string {
  return new Date(day).toISOString()
}
