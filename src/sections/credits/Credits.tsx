import { Person, Portrait } from '../../components/Portrait/Portrait'
import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import { classNames } from '../../lib/text'
import { characters } from '../../site/palette'
import { Figures } from '../shared/Figures'
import * as styles from './Credits.module.css'

/** A ticket with the number of credits that the title names, between the two people of the rewards. */
export function CreditTicket() {
  const { ticket, figures } = useMessages('credits')
  const { credits } = figures.values
  // The noun may precede the number. In Arabic, the dual noun replaces it.
  const [before, after] = ticket.split(credits)
  return (
    <div className={styles.ticket} aria-hidden="true">
      <Portrait head="ada" face="ada" className="bare" />
      <p className={styles.number}>
        {before && <span className={styles.unit}>{before}</span>}
        {after !== undefined && credits}
        {after && <span className={styles.unit}>{after}</span>}
      </p>
      <Portrait head="dai" face="dai" className="bare" />
    </div>
  )
}

export function Rewards() {
  const { rewards, figures } = useMessages('credits')
  const { coupon, quota, credits, limit } = figures.values
  const people = [
    { person: 'ada', name: rewards.invitee, values: { coupon, quota } },
    { person: 'dai', name: rewards.inviter, values: { credits, limit } },
  ] as const
  return (
    <Section id="rewards" title={rewards.title}>
      <div className={styles.rewards}>
        {people.map(({ person, name, values }) => (
          <article key={person} className="stack gap5">
            <div className="row">
              <Portrait head={person} face={person} className={styles.portrait} />
              <h3 className="cardHeading">{name}</h3>
            </div>
            <Figures values={values} labels={figures.labels} />
          </article>
        ))}
      </div>
    </Section>
  )
}

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

/** Everybody in a row, each with the face of the previous person. */
export function CastRow() {
  return (
    <div className={classNames('screenOnly', styles.cast)}>
      {characters.map((head, index) => (
        <Person key={head} head={head} face={characters.at(index - 1) ?? head} />
      ))}
    </div>
  )
}
