import { Section } from '../../components/Section/Section'
import { useWords } from '../../i18n/PageProvider'
import type { OfferedFiles } from '../../site/releases'
import * as styles from './ShortFacts.module.css'

interface ShortFactsProps {
  readonly files: OfferedFiles
}

/** The four facts that people come for; what is not published says so. */
export function ShortFacts({ files }: ShortFactsProps) {
  const words = useWords('download').facts
  const { notPublished } = useWords('downloads').moment
  const file = (key: string) => files.find((one) => one.key === key)
  const facts = [
    [words.currentVersion, file('windowsDownloader')?.version],
    [words.macVersion, file('macImage')?.version],
    [words.downloaderSize, file('windowsDownloader')?.size],
    [words.fullSize, file('windowsSetup')?.size],
  ]
  return (
    <Section id="facts" title={words.title} on="mint">
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={value ? undefined : styles.unknown}>
              <bdi>{value ?? notPublished}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
