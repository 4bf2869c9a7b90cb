import { absoluteUrl, pathFor } from '../paths'
import { permanentPath } from '../../site/permanentPaths'
import type { LanguageMessages, SiteFacts } from './siteFacts'

/** The path of the feed. */
export const feedPath = '/releases.atom'

/**
 * Creates an Atom feed of the releases, newest first. A file without a version or date has no entry. `changed`, the ISO
 * time of the last change of the list, is the date of a feed without entries.
 */
export function atomFeed(facts: SiteFacts, messages: LanguageMessages, changed: string): string {
  const page = absoluteUrl(facts.siteUrl, pathFor('download', messages.locale))
  const released = facts.files
    .flatMap(({ version, released: day, ...file }) =>
      version && day ? { ...file, version, day } : [],
    )
    .sort((a, b) => b.day.localeCompare(a.day))
  const entries = released.map(({ key, version, day, fileName, notes }) =>
    element('entry', [
      text('id', `${page}#${key}-${version}`),
      text('title', `${messages.fileNames[key]?.name ?? fileName} ${version}`),
      text('updated', timeOf(day)),
      `<link href="${escapeXml(notes ? `${page}#${version}` : page)}"/>`,
      text('summary', fileName),
      ...(notes ? [text('content', notes[messages.locale] ?? '')] : []),
    ]),
  )
  const feed = absoluteUrl(facts.siteUrl, feedPath)
  const parts = [
    text('id', feed),
    text('title', messages.pages.download.meta.title),
    text('updated', timeOf(released[0]?.day ?? changed)),
    element('author', [text('name', facts.brand)]),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(feed)}"/>`,
    `<link href="${escapeXml(page)}"/>`,
    ...permanentLinks(facts, messages),
    ...entries,
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${messages.locale}">`,
    ...parts,
    '</feed>\n',
  ].join('\n')
}

/** Creates links to the permanent URL of every file. */
function permanentLinks({ siteUrl, files }: SiteFacts, messages: LanguageMessages): string[] {
  return files.flatMap((file) => {
    const path = permanentPath(file)
    if (path === undefined) return []
    const name = messages.fileNames[file.key]?.name ?? file.fileName
    return `<link rel="related" title="${escapeXml(name)}" href="${escapeXml(absoluteUrl(siteUrl, path))}"/>`
  })
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

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escapes a text for XML elements and attributes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
