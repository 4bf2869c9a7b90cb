import { Phrases } from '../../components/Phrases/Phrases'
import { Portrait } from '../../components/Portrait/Portrait'
import { Section } from '../../components/Section/Section'
import { useCommonMessages } from '../../i18n/PageProvider'
import { swapCaption } from '../../lib/sharedSwap'
import { Figures } from '../shared/Figures'
import * as styles from './Credits.module.css'
import { useMessages } from './messages'

/** A ticket for a friend, and one for the visitor, with what each of them gets. */
export function CreditTickets() {
  const { rewards, figures } = useMessages('credits')
  const { swap } = useCommonMessages()
  const { coupon, quota, credits, limit } = figures.values
  const people = [
    { head: 'ada', face: 'dai', name: rewards.invitee, values: { coupon, quota } },
    { head: 'dai', face: 'ada', name: rewards.inviter, values: { credits, limit } },
  ] as const

  return (
    <div className={styles.tickets}>
      {people.map(({ head, face, name, values }) => (
        <article key={head} className={styles.ticket}>
          <Portrait
            head={head}
            face={face}
            alt={swapCaption(swap, { head, face })}
            className={`bare ${styles.person}`}
          />
          <div className={styles.share}>
            <h2 className="cardHeading">
              <Phrases text={name} />
            </h2>
            <Figures values={values} labels={figures.labels} />
          </div>
        </article>
      ))}
    </div>
  )
}

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
