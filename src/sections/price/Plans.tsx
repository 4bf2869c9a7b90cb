import { RouteLink } from '../../components/Link/Link'
import { Portrait } from '../../components/Portrait/Portrait'
import { useMessages } from '../../i18n/PageProvider'
import type { Messages } from '../../lib/messages'
import { classNames } from '../../lib/text'
import * as styles from './Plans.module.css'

/** The plans in columns. */
export function Plans({ plans }: NonNullable<Queries.PricePageQuery['plans']>) {
  const messages = useMessages('price')
  return (
    <section id="plans" className={styles.plans} aria-label={messages.title}>
      {plans.map(({ key, priceText }) => (
        <PlanCard key={key} plan={key as PlanCardProps['plan']} price={priceText} />
      ))}
    </section>
  )
}

interface PlanCardProps {
  readonly plan: keyof Messages['price']['plans']
  /** The price, formatted in the page's language; null if it is not published. */
  readonly price: string | null
}

const looks = {
  creditPack: { head: 'dai', face: 'ada', className: styles.creditPack },
  subscription: { head: 'cleo', face: 'ben', className: styles.subscription },
} as const

/** A card for one plan: its audience, price and features. */
export function PlanCard({ plan, price }: PlanCardProps) {
  const messages = useMessages('price')
  const { name, text, rhythm, best, points } = messages.plans[plan]
  // Other plans, which editors have added, look like the subscription.
  const { head, face, className } = looks[plan === 'creditPack' ? plan : 'subscription']
  return (
    <article className={classNames(styles.plan, className)}>
      <div className={styles.top}>
        <Portrait head={head} face={face} className={styles.portrait} wears />
        <div className={styles.text}>
          <h2 className="cardHeading">{name}</h2>
          <p>{text}</p>
        </div>
      </div>
      <div className="stack gap2">
        <p className="smallHeading">{best}</p>
        {price && <p className="figure">{price}</p>}
      </div>
      <ul className={styles.points}>
        {[rhythm, ...Object.values(points)].map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>
        <RouteLink route="download" className="button">
          {messages.actions[plan === 'creditPack' ? plan : 'subscription']}
        </RouteLink>
      </p>
    </article>
  )
}
