import { useEffect } from 'react'
import { Prose } from '../../components/Prose/Prose'
import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import type { ProseNode } from '../../lib/prose'
import type { OfferedFile, OfferedFiles, OfferedRelease } from '../../site/releases'
import { FaqList } from '../shared/Faq'
import * as styles from './ReleaseNotes.module.css'

/** What is new: the newest version on each system, and earlier ones folded. The version is the fragment of its URL. */
export function ReleaseNotes({ files }: { readonly files: OfferedFiles }) {
  const { title } = useMessages('download').news
  const { platforms } = useMessages('requirements')
  useEffect(() => openSince(new URLSearchParams(location.search).get('from'), files), [files])
  const entryOf = (file: OfferedFile, { version, day, news }: OfferedFile | OfferedRelease) => {
    const name = `${platforms[file.platform === 'mac' ? 'mac' : 'windows']} ${version ?? ''}`
    return news && version
      ? [{ key: version, question: [name, day].filter(Boolean).join(' · '), answer: news }]
      : []
  }
  const newest = files.flatMap((file) => entryOf(file, file))
  const earlier = files.flatMap((file) => file.previous.flatMap((one) => entryOf(file, one)))
  if (newest.length + earlier.length === 0) return null
  return (
    <Section id="new" title={title} rank="detail">
      {newest.map(({ key, question, answer }) => (
        <article key={key} id={key} className={styles.notes}>
          <h3>{question}</h3>
          <Prose nodes={answer as unknown as ProseNode[]} />
        </article>
      ))}
      <FaqList entries={earlier} />
    </Section>
  )
}

/** Opens the notes since a version, which the app names after an update. */
function openSince(from: string | null, files: OfferedFiles): void {
  for (const { previous } of files) {
    const newer = previous.slice(
      0,
      Math.max(
        previous.findIndex((one) => one.version === from),
        0,
      ),
    )
    for (const { version } of newer) document.getElementById(version)?.setAttribute('open', '')
  }
}
