import { useEffect } from 'react'
import { Prose } from '../../components/Prose/Prose'
import { Section } from '../../components/Section/Section'
import type { OfferedFile, OfferedFiles } from '../../i18n/fragments'
import { isSystem } from '../../site/systems'
import { DetailsList } from '../shared/DetailsList'
import { useMessages } from './messages'
import { previousReleases } from './releaseHistory'

type NotedRelease = Pick<OfferedFile, 'platform' | 'version' | 'day' | 'news'>

/** The release notes, with earlier versions collapsed. The id of each entry is its version number. */
export function ReleaseNotes({ files }: { readonly files: OfferedFiles }) {
  const { title } = useMessages('download').news
  const { platforms } = useMessages('requirements')

  useEffect(() => openSince(new URLSearchParams(location.search).get('from'), files), [files])

  /** Returns the entry for a release; none if it has no notes. */
  const entryOf = ({ platform, version, day, news }: NotedRelease) => {
    const name = `${isSystem(platform) ? platforms[platform] : ''} ${version ?? ''}`
    const parts = day ? [name, day] : [name]
    // Bidirectional isolates, so that a right-to-left date does not change the order of a left-to-right name.
    const summary = parts.map((part) => `\u2068${part}\u2069`).join(' ·\u00a0')
    return news && version ? [{ key: version, summary, content: news }] : []
  }

  const newest = files.flatMap(entryOf)
  const earlier = previousReleases(files).flatMap(entryOf)
  if (newest.length + earlier.length === 0) return null

  return (
    <Section id="new" title={title} isDetail>
      {newest.map(({ key, summary, content }) => (
        <article key={key} id={key} className="stack gap3" aria-labelledby={`${key}-heading`}>
          <h3 id={`${key}-heading`}>{summary}</h3>
          <Prose nodes={content} />
        </article>
      ))}
      <DetailsList entries={earlier} />
    </Section>
  )
}

/** Expands the notes for versions after `from`. After an update, the app opens this page with `?from=<old version>`. */
function openSince(from: string | null, files: OfferedFiles): void {
  for (const { previous } of files) {
    const index = previous.findIndex((one) => one.version === from)
    for (const { version } of previous.slice(0, Math.max(index, 0)))
      document.getElementById(version)?.setAttribute('open', '')
  }
}
