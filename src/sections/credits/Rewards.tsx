import { Portrait } from '../../components/Portrait/Portrait'
import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import { Figures } from '../shared/Figures'
import * as styles from './Rewards.module.css'

/** The section about the rewards for the inviter and for the invited person. */
export function Rewards() {
  const { rewards, figures } = useMessages('credits')
  const { coupon, quota, credits, limit } = figures.values
  return (
    <Section id="rewards" title={rewards.title} on="mint">
      <div className={styles.rewards}>
        <article className={styles.reward}>
          <Portrait head="ada" face="dai" alt="" className={styles.portrait} />
          <h3>{rewards.invitee}</h3>
          <Figures values={{ coupon, quota }} labels={figures.labels} />
        </article>
        <article className={styles.reward}>
          <Portrait head="dai" face="ada" alt="" className={styles.portrait} />
          <h3>{rewards.inviter}</h3>
          <Figures values={{ credits, limit }} labels={figures.labels} />
        </article>
      </div>
    </Section>
  )
}
