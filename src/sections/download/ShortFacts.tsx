import { Section } from '../../components/Section/Section'
import { usePage, useWords } from '../../i18n/PageProvider'
import { formatBytes } from '../../lib/formatBytes'
import type { ReleaseFiles } from '../../site/releases'
import * as styles from './ShortFacts.module.css'

interface ShortFactsProps {
  readonly files: ReleaseFiles
}

/** The four facts that people come for; what is not published says so. */
export function ShortFacts({ files }: ShortFactsProps) {
  const { locale } = usePage()
  const words = useWords('download')
  const file = (key: string) => files.find((one) => one.key === key)
  const size = (key: string) => {
    const bytes = file(key)?.bytes
    return typeof bytes === 'number' ? formatBytes(bytes, locale) : undefined
  }
  const facts = [
    [words.facts.currentVersion, file('windowsDownloader')?.version],
    [words.facts.macVersion, file('macImage')?.version],
    [words.facts.downloaderSize, size('windowsDownloader')],
    [words.facts.fullSize, size('windowsSetup')],
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
