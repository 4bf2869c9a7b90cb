import { Portrait } from '../../components/Portrait/Portrait'
import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import { Figures } from '../shared/Figures'
import * as styles from './Rewards.module.css'

export function Rewards() {
  const { rewards, figures } = useMessages('credits')
  const { coupon, quota, credits, limit } = figures.values
  const numbers = { labels: figures.labels, numberClass: styles.number }
  return (
    <Section id="rewards" title={rewards.title} on="mint">
      <div className={styles.rewards}>
        <article className={styles.reward}>
          <div className="row">
            <Portrait head="ada" face="dai" alt="" className={styles.portrait} />
            <h3 className="cardHeading">{rewards.invitee}</h3>
          </div>
          <Figures values={{ coupon, quota }} {...numbers} />
        </article>
        <article className={styles.reward}>
          <div className="row">
            <Portrait head="dai" face="ada" alt="" className={styles.portrait} />
            <h3 className="cardHeading">{rewards.inviter}</h3>
          </div>
          <Figures values={{ credits, limit }} {...numbers} />
        </article>
      </div>
    </Section>
  )
}
