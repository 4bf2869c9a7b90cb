import { fileMessages } from '../../lib/messages'
import { absoluteUrl, feedPath, pathFor } from '../../lib/paths'
import { escapeXml } from '../escapeXml'
import { releaseTime } from '../gitHistory'
import type { LanguageMessages, SiteFacts } from './readSite'

/** Creates an Atom feed of the releases with version and date, newest first. Without any, it has the build's time. */
export function atomFeed(facts: SiteFacts, { locale, messages }: LanguageMessages): string {
  const page = absoluteUrl(facts.siteUrl, pathFor('download', locale))
  const feed = absoluteUrl(facts.siteUrl, feedPath)
  const released = facts.files
    .flatMap(({ version, ...file }) => {
      const time = releaseTime(file)
      return version && time ? { ...file, version, time: new Date(time) } : []
    })
    .sort((a, b) => b.time.getTime() - a.time.getTime())
  const nameOf = (file: { readonly key: string }) => fileMessages(messages.download, file).name

  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    text('id', feed),
    text('title', messages.download.meta.title),
    text('updated', (released[0]?.time ?? new Date()).toISOString()),
    '<author>',
    text('name', facts.brand),
    '</author>',
    `<link rel="self" type="application/atom+xml" href="${escapeXml(feed)}"/>`,
    `<link href="${escapeXml(page)}"/>`,
    ...facts.files.flatMap(({ permanent, ...file }) =>
      permanent === null
        ? []
        : `<link rel="related" title="${escapeXml(nameOf(file))}" href="${escapeXml(permanent)}"/>`,
    ),
    ...released.flatMap(({ version, time, fileName, notes, ...file }) => [
      '<entry>',
      text('id', `${page}#${file.key}-${version}`),
      text('title', `${nameOf(file)} ${version}`),
      text('updated', time.toISOString()),
      `<link href="${escapeXml(notes ? `${page}#${version}` : page)}"/>`,
      text('summary', fileName),
      ...(notes ? [text('content', String(notes[locale]))] : []),
      '</entry>',
    ]),
    '</feed>\n',
  ].join('\n')
}

function text(name: string, content: string): string {
  return `<${name}>${escapeXml(content)}</${name}>`
}
