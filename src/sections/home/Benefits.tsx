import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import * as styles from './Benefits.module.css'

export function Benefits() {
  const { title, ...benefits } = useMessages('home').benefits
  return (
    <Section id="benefits" title={title} on="coral" rank="detail">
      <ul className={styles.benefits}>
        {Object.entries(benefits).map(([key, benefit]) => (
          <li key={key}>
            <h3>{benefit.title}</h3>
            <p>{benefit.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
