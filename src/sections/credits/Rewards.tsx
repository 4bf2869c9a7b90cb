import { Portrait } from '../../components/Portrait/Portrait'
import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import { Figures } from '../shared/Figures'
import * as styles from './Rewards.module.css'

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
