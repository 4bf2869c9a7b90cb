import { Section } from '../../components/Section/Section'
import { useWords } from '../../i18n/PageProvider'
import type { OfferedFiles } from '../../site/releases'
import * as styles from './ShortFacts.module.css'

interface ShortFactsProps {
  readonly files: OfferedFiles
}

/** The four facts that people come for; what is not published says so. */
export function ShortFacts({ files }: ShortFactsProps) {
  const words = useWords('download')
  const file = (key: string) => files.find((one) => one.key === key)
  const facts = [
    [words.facts.currentVersion, file('windowsDownloader')?.version],
    [words.facts.macVersion, file('macImage')?.version],
    [words.facts.downloaderSize, file('windowsDownloader')?.size],
    [words.facts.fullSize, file('windowsSetup')?.size],
  ]
  return (
    <Section id="facts" title={words.facts.title} on="mint">
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={value ? undefined : styles.unknown}>
              <bdi>{value ?? words.notPublished}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
