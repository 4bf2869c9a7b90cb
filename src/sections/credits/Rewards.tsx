import { Portrait } from '../../components/Portrait/Portrait'
import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import type { Character } from '../../site/palette'
import { Figures } from '../shared/Figures'
import * as styles from './Rewards.module.css'

export function Rewards() {
  const { rewards, figures } = useMessages('credits')
  const { coupon, quota, credits, limit } = figures.values
  return (
    <Section id="rewards" title={rewards.title}>
      <div className={styles.rewards}>
        <Reward person="ada" name={rewards.invitee} values={{ coupon, quota }} />
        <Reward person="dai" name={rewards.inviter} values={{ credits, limit }} />
      </div>
    </Section>
  )
}

interface RewardProps {
  readonly person: Character
  readonly name: string
  readonly values: Readonly<Record<string, string>>
}

function Reward({ person, name, values }: RewardProps) {
  const { labels } = useMessages('credits').figures
  return (
    <article className="stack gap5">
      <div className="row">
        <Portrait head={person} face={person} className={styles.portrait} />
        <h3 className="cardHeading">{name}</h3>
      </div>
      <Figures values={values} labels={labels} />
    </article>
  )
}
