import { CallToAction } from '../../components/Link/Link'
import { Phrases } from '../../components/Phrases/Phrases'
import { Portrait } from '../../components/Portrait/Portrait'
import { useCommonMessages } from '../../i18n/PageProvider'
import { swapCaption } from '../../lib/sharedSwap'
import { Figures } from '../shared/Figures'
import { PageOpening } from '../shared/PageOpening'
import * as styles from './CreditsOpening.module.css'
import { useMessages } from './messages'

export function CreditsOpening() {
  const { navigation } = useCommonMessages()

  return (
    <PageOpening
      messages={useMessages('credits')}
      on="violet"
      layout="largeTitle"
      art={<Tickets />}
    >
      <CallToAction route="download">{navigation.download}</CallToAction>
    </PageOpening>
  )
}

/** A ticket for a friend, and one for the visitor, with what each of them gets. */
function Tickets() {
  const { rewards, figures } = useMessages('credits')
  const { swap } = useCommonMessages()
  const { coupon, quota, credits, limit } = figures.values
  const people = [
    { key: 'invitee', head: 'ada', face: 'dai', values: { coupon, quota } },
    { key: 'inviter', head: 'dai', face: 'ada', values: { credits, limit } },
  ] as const

  return (
    <div className={styles.tickets}>
      {people.map(({ key, head, face, values }) => (
        <article key={key} className={styles.ticket} aria-labelledby={`${key}-heading`}>
          <Portrait
            head={head}
            face={face}
            alt={swapCaption(swap, { head, face })}
            className={`bare ${styles.person}`}
          />
          <div className={styles.share}>
            <h2 id={`${key}-heading`} className="cardHeading">
              <Phrases text={rewards[key]} />
            </h2>
            <Figures values={values} labels={figures.labels} />
          </div>
        </article>
      ))}
    </div>
  )
}
