import { Portrait } from '../../components/Portrait/Portrait'
import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import { characters } from '../../site/palette'
import { PortraitRows } from '../shared/PortraitRows'
import * as styles from './About.module.css'

/** The section about the company: its story, its address (if published) and its principles. */
export function Company({ address }: { readonly address: string | null }) {
  const { company, principles } = useMessages('about')
  return (
    <Section id="company" title={company.title}>
      <div className={styles.story}>
        <div className={styles.text}>
          <p>{company.first}</p>
          <p>{company.second}</p>
          <p>{company.third}</p>
          {address && <address className={styles.address}>{address}</address>}
        </div>
        <div className={styles.swaps}>
          {characters.flatMap((head) =>
            characters.map((face) => <Portrait key={head + face} head={head} face={face} />),
          )}
        </div>
      </div>
      <h3 className={styles.subtitle}>{principles.title}</h3>
      <PortraitRows
        rows={[
          { person: 'dai', ...principles.machine },
          { person: 'ben', ...principles.plain },
          { person: 'eva', ...principles.consent },
        ]}
      />
    </Section>
  )
}

/** The section about the portraits: all five people, and the origin of the drawings. */
export function Portraits() {
  const messages = useMessages('about').portraits
  return (
    <Section id="portraits" title={messages.title} lead={messages.text} rank="detail">
      <div className={styles.cast} role="img" aria-label={messages.alt}>
        {characters.map((character) => (
          <Portrait key={character} head={character} face={character} />
        ))}
      </div>
    </Section>
  )
}
