import { Portrait } from '../../components/Portrait/Portrait'
import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import * as styles from './InviteSteps.module.css'

const steps = [
  { key: 'find', head: 'dai', face: 'dai' },
  { key: 'share', head: 'dai', face: 'eva' },
  { key: 'register', head: 'ada', face: 'ada' },
  { key: 'earn', head: 'dai', face: 'ada' },
] as const

export function InviteSteps() {
  const messages = useMessages('credits').steps
  return (
    <Section id="steps" title={messages.title}>
      <ol className={styles.steps}>
        {steps.map(({ key, head, face }) => (
          <li key={key} className={styles.step}>
            <Portrait head={head} face={face} className={styles.portrait} />
            <h3>{messages[key].title}</h3>
            <p>{messages[key].text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
