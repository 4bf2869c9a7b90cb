import { useEffect } from 'react'
import { Prose } from '../../components/Prose/Prose'
import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import type { OfferedFile, OfferedFiles } from '../../i18n/fragments'
import { isSystem } from '../../site/systems'
import { FaqList } from '../shared/Faq'

/** The release notes, with earlier versions collapsed. The id of each entry is its version number. */
export function ReleaseNotes({ files }: { readonly files: OfferedFiles }) {
  const { title } = useMessages('download').news
  const { platforms } = useMessages('requirements')
  useEffect(() => openSince(new URLSearchParams(location.search).get('from'), files), [files])
  const entryOf = (
    { platform }: OfferedFile,
    { version, day, news }: Pick<OfferedFile, 'version' | 'day' | 'news'>,
  ) => {
    const name = `${isSystem(platform) ? platforms[platform] : ''} ${version ?? ''}`
    return news && version
      ? [
          {
            key: version,
            question: [name, day]
              .filter(Boolean)
              .map((part) => `\u2068${part ?? ''}\u2069`)
              .join(' · '),
            answer: news,
          },
        ]
      : []
  }
  const newest = files.flatMap((file) => entryOf(file, file))
  const earlier = files.flatMap((file) => file.previous.flatMap((one) => entryOf(file, one)))
  if (newest.length + earlier.length === 0) return null
  return (
    <Section id="new" title={title} rank="detail">
      {newest.map(({ key, question, answer }) => (
        <article key={key} id={key} className="stack gap3">
          <h3>{question}</h3>
          <Prose nodes={answer} />
        </article>
      ))}
      <FaqList entries={earlier} />
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
