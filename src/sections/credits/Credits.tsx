import { Portrait } from '../../components/Portrait/Portrait'
import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import { classNames } from '../../lib/text'
import { Figures } from '../shared/Figures'
import * as styles from './Credits.module.css'

/** A ticket for a friend, and one for the visitor, with what each of them gets. */
export function CreditTickets() {
  const { rewards, figures } = useMessages('credits')
  const { coupon, quota, credits, limit } = figures.values
  const people = [
    { person: 'ada', name: rewards.invitee, values: { coupon, quota } },
    { person: 'dai', name: rewards.inviter, values: { credits, limit } },
  ] as const
  return (
    <div className={styles.tickets}>
      {people.map(({ person, name, values }) => (
        <article key={person} className={styles.ticket}>
          <Portrait head={person} face={person} className={classNames('bare', styles.person)} />
          <div className={styles.share}>
            <h2 className="cardHeading">{name}</h2>
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
