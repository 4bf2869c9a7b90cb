import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import type { OfferedFiles } from '../../site/releases'
import * as styles from './ShortFacts.module.css'

/** The four most wanted facts; unpublished ones are marked as such. */
export function ShortFacts({ files }: { readonly files: OfferedFiles }) {
  const messages = useMessages('download').facts
  const { notPublished } = useMessages('downloads').moment
  const file = (key: string) => files.find((one) => one.key === key)
  const facts = [
    [messages.currentVersion, file('windowsDownloader')?.version],
    [messages.macVersion, file('macImage')?.version],
    [messages.downloaderSize, file('windowsDownloader')?.size],
    [messages.fullSize, file('windowsSetup')?.size],
  ]
  return (
    <Section id="facts" title={messages.title} on="mint">
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
