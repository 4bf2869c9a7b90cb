import { Portrait } from '../../components/Portrait/Portrait'
import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import * as styles from './Benefits.module.css'

const benefits = [
  { key: 'easy', head: 'dai', face: 'cleo' },
  { key: 'private', head: 'cleo', face: 'eva' },
  { key: 'affordable', head: 'ada', face: 'dai' },
  { key: 'performance', head: 'eva', face: 'ben' },
] as const

export function Benefits() {
  const messages = useMessages('home').benefits
  return (
    <Section id="benefits" title={messages.title} on="coral">
      <ul className={styles.benefits}>
        {benefits.map(({ key, head, face }) => (
          <li key={key} className={styles.benefit}>
            <Portrait className={styles.portrait} head={head} face={face} alt="" />
            <div className="stack gap2">
              <h3 className="cardHeading">{messages[key].title}</h3>
              <p>{messages[key].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
