import { Section } from '../../components/Section/Section'
import * as styles from './Company.module.css'
import { useMessages } from './messages'

/** Who makes the app, with the postal address once it is published. */
export function Company({ postalAddress }: { readonly postalAddress: string | null }) {
  const { title, paragraphs } = useMessages('about').company

  return (
    <Section id="company" title={title} isSplit>
      <div className="lead stack">
        {Object.entries(paragraphs).map(([key, text]) => (
          <p key={key}>{text}</p>
        ))}
        {postalAddress && (
          <address className={styles.address}>
            <bdi>{postalAddress}</bdi>
          </address>
        )}
      </div>
    </Section>
  )
}
