import { fileNames } from '../../lib/messages'
import { absoluteUrl, feedPath, pathFor } from '../../lib/paths'
import { permanentPath } from '../../site/permanentPaths'
import type { ReleaseFile } from '../../site/releases'
import { escapeXml } from '../escapeXml'
import type { LanguageMessages, SiteFacts } from './readSite'

/**
 * Creates an Atom feed of the releases, newest first. Files without a version, and files for which `timeOf` returns
 * no time, get no entry. If there are no entries, the feed has the time of the build.
 */
export function atomFeed(
  facts: SiteFacts,
  { locale, messages }: LanguageMessages,
  timeOf: (file: ReleaseFile) => string | undefined,
): string {
  const page = absoluteUrl(facts.siteUrl, pathFor('download', locale))
  const released = facts.files
    .flatMap((file) => {
      const { version } = file
      const time = timeOf(file)
      return version && time ? { ...file, version, time: new Date(time) } : []
    })
    .sort((a, b) => b.time.getTime() - a.time.getTime())
  const nameOf = (file: { readonly key: string }) => fileNames(messages.download, file).name
  const entries = released.map(({ version, time, fileName, notes, ...file }) =>
    element('entry', [
      text('id', `${page}#${file.key}-${version}`),
      text('title', `${nameOf(file)} ${version}`),
      text('updated', time.toISOString()),
      `<link href="${escapeXml(notes ? `${page}#${version}` : page)}"/>`,
      text('summary', fileName),
      ...(notes ? [text('content', String(notes[locale]))] : []),
    ]),
  )
  const links = facts.files.flatMap((file) => {
    const path = permanentPath(file)
    if (path === undefined) return []
    const url = absoluteUrl(facts.siteUrl, path)
    return `<link rel="related" title="${escapeXml(nameOf(file))}" href="${escapeXml(url)}"/>`
  })
  const feed = absoluteUrl(facts.siteUrl, feedPath)
  const parts = [
    text('id', feed),
    text('title', messages.download.meta.title),
    text('updated', (released[0]?.time ?? new Date()).toISOString()),
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
