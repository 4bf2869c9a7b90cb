import { Portrait } from '../../components/Portrait/Portrait'
import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import { Figures } from '../shared/Figures'
import * as styles from './Rewards.module.css'

/** The section about the rewards for the inviter and for the invited person. */
export function Rewards() {
  const { rewards, figures } = useMessages('credits')
  const { invitee, inviter } = rewards
  const { coupon, quota, credits } = figures.values
  return (
    <Section id="rewards" title={rewards.title} on="mint">
      <div className={styles.rewards}>
        <article className={styles.reward}>
          <Portrait head="ada" face="dai" alt="" className={styles.portrait} />
          <h3>{invitee.title}</h3>
          <Figures values={{ coupon, quota }} labels={figures.labels} />
          <ul className={styles.list}>
            <li>{invitee.quota}</li>
          </ul>
        </article>
        <article className={styles.reward}>
          <Portrait head="dai" face="ada" alt="" className={styles.portrait} />
          <h3>{inviter.title}</h3>
          <Figures values={{ credits }} labels={figures.labels} />
          <ul className={styles.list}>
            <li>{inviter.credits}</li>
            <li>{inviter.limit}</li>
          </ul>
        </article>
      </div>
    </Section>
  )
}
