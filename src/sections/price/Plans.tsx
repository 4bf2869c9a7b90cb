import { CallToAction } from '../../components/Link/Link'
import { Portrait } from '../../components/Portrait/Portrait'
import { valueAt } from '../../lib/valueAt'
import { PageOpening } from '../shared/PageOpening'
import { useMessages } from './messages'
import * as styles from './Plans.module.css'

type PlanData = NonNullable<Queries.PricePageQuery['plans']>['plans'][number]

function Plans({ plans }: { readonly plans: readonly PlanData[] }) {
  const messages = useMessages('price')

  return (
    <section id="plans" className={styles.plans} aria-label={messages.title}>
      {plans.map((plan) => (
        <PlanCard key={plan.key} plan={plan} />
      ))}
    </section>
  )
}

/** The opening of the page and the plans, as two halves of one field with the seam between them. */
export function PlansField({ plans }: { readonly plans: readonly PlanData[] }) {
  const messages = useMessages('price')

  return (
    <div className={`seam ${styles.field}`}>
      <PageOpening
        messages={messages}
        on="amber"
        layout="leadInColumns"
        className={styles.opening}
      />
      <Plans plans={plans} />
    </div>
  )
}

/** A card for one plan: its audience, price and features. A drawing of the plan stands on the card. */
export function PlanCard({ plan: { key, priceText, price } }: { readonly plan: PlanData }) {
  const { plans, period, actions } = useMessages('price')
  const { name, text, rhythm, best, alt, points } = valueAt(plans, key)
  // Other plans, which editors have added, look like the subscription.
  const isPack = key === 'creditPack'
  const packAction = price ? actions.buy : actions.creditPack

  return (
    <article
      className={`ground ${isPack ? 'amber' : 'violet'} ${styles.plan}`}
      aria-labelledby={`${key}-heading`}
    >
      {isPack ? <PackTickets alt={alt} /> : <SubscriptionFilm alt={alt} />}
      <div className={styles.text}>
        <hgroup className={styles.head}>
          <h2 id={`${key}-heading`}>{name}</h2>
          <CallToAction route="download">{isPack ? packAction : actions.subscription}</CallToAction>
        </hgroup>
        <p>{text}</p>
      </div>
      <div className="stack gap2">
        <p className="smallHeading">{best}</p>
        {priceText && <p className={styles.price}>{priceText}</p>}
        {price && price.period in period && (
          <p className="small">{valueAt(period, price.period)}</p>
        )}
      </div>
      <ul className={styles.points}>
        {[rhythm, ...Object.values(points)].map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </article>
  )
}

interface DrawingProps {
  /** The description for screen readers. */
  readonly alt: string
}

/** A ticket for each of three people: a pack is used up. */
function PackTickets({ alt }: DrawingProps) {
  return (
    <div className={styles.tickets} role="img" aria-label={alt}>
      <Portrait className="bare" head="ben" face="eva" />
      <Portrait className="bare" head="dai" face="ada" />
      <Portrait className="bare" head="ada" face="cleo" />
    </div>
  )
}

/** A film of one person with face after face: a subscription goes on. */
function SubscriptionFilm({ alt }: DrawingProps) {
  return (
    <div className={styles.roll} role="img" aria-label={alt}>
      {(['ada', 'dai', 'eva', 'ben'] as const).map((face) => (
        <Portrait key={face} className="bare" head="cleo" face={face} />
      ))}
    </div>
  )
}
