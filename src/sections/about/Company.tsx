import { Section } from '../../components/Section/Section'
import { useWords } from '../../i18n/PageProvider'
import * as styles from './About.module.css'

/** What the company makes, and what it holds to. */
export function Company() {
  const { company, principles } = useWords('about')
  const { machine, plain, consent } = principles
  return (
    <Section id="company" title={company.title}>
      <div className={styles.text}>
        <p>{company.first}</p>
        <p>{company.second}</p>
        <p>{company.third}</p>
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
