import { Phrases } from '../../components/Phrases/Phrases'
import { Portrait } from '../../components/Portrait/Portrait'
import { Section } from '../../components/Section/Section'
import { useCommonMessages } from '../../i18n/PageProvider'
import { swapCaption } from '../../lib/sharedSwap'
import * as styles from './InviteSteps.module.css'
import { useMessages } from './messages'

const steps = [
  { key: 'find', head: 'dai', face: 'dai' },
  { key: 'share', head: 'dai', face: 'eva' },
  { key: 'register', head: 'ada', face: 'ada' },
  { key: 'earn', head: 'dai', face: 'cleo' },
] as const

export function InviteSteps() {
  const messages = useMessages('credits').steps
  const { swap } = useCommonMessages()

  return (
    <Section id="steps" title={messages.title}>
      <ol className={styles.steps}>
        {steps.map(({ key, ...person }) => (
          <li key={key} className={styles.step}>
            <Portrait
              {...person}
              // The other steps show the same people.
              alt={key === 'share' ? swapCaption(swap, person) : ''}
              className={styles.portrait}
            />
            <h3>
              <Phrases text={messages[key].title} />
            </h3>
            <p>{messages[key].text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
