import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import * as styles from './Benefits.module.css'

const benefits = ['easy', 'private', 'affordable', 'performance'] as const

export function Benefits() {
  const messages = useMessages('home').benefits
  return (
    <Section id="benefits" title={messages.title} on="coral" rank="detail">
      <ul className={styles.benefits}>
        {benefits.map((key) => (
          <li key={key}>
            <h3>{messages[key].title}</h3>
            <p>{messages[key].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
