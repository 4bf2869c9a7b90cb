import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import * as styles from './About.module.css'
import { Portrait } from '../../components/Portrait/Portrait'
import { characters } from '../../site/palette'

/** The section about the company: its story, its address (if published) and its principles. */
export function Company({ address }: { readonly address: string | null }) {
  const { company, principles } = useMessages('about')
  const { machine, plain, consent } = principles
  return (
    <Section id="company" title={company.title}>
      <div className={styles.text}>
        <p>{company.first}</p>
        <p>{company.second}</p>
        <p>{company.third}</p>
        {address && <address className={styles.address}>{address}</address>}
      </div>
      <h3 className={styles.subtitle}>{principles.title}</h3>
      <dl className={styles.principles}>
        {[machine, plain, consent].map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
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
          <Portrait key={character} head={character} face={character} alt="" />
        ))}
      </div>
    </Section>
  )
}
