import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import * as styles from './Plans.module.css'
import { Icon } from '../../components/Icon/Icon'
import { Portrait } from '../../components/Portrait/Portrait'
import { classNames } from '../../lib/text'

/** The plans, in columns. */
export function Plans({
  plans,
}: {
  readonly plans: readonly { readonly key: string; readonly priceText: string | null }[]
}) {
  const messages = useMessages('price')
  return (
    <Section id="plans" title={messages.plansTitle}>
      <div className={styles.plans}>
        {plans.map(({ key, priceText }) => (
          <PlanCard key={key} plan={key as keyof typeof messages.plans} price={priceText} />
        ))}
      </div>
    </Section>
  )
}

interface PlanCardProps {
  readonly plan: keyof ReturnType<typeof useMessages<'price'>>['plans']
  /** Formatted in the page's language; null if unknown. */
  readonly price: string | null
}

/** The look of each plan. */
const looks = {
  creditPack: { head: 'dai', face: 'ada', className: styles.creditPack },
  subscription: { head: 'cleo', face: 'ben', className: styles.subscription },
} as const

/** One plan: audience, price and points. */
export function PlanCard({ plan, price }: PlanCardProps) {
  const messages = useMessages('price')
  const { name, text, rhythm, best, points } = messages.plans[plan]
  // A plan without a look of its own gets that of the subscription.
  const { head, face, className } = looks[plan === 'creditPack' ? plan : 'subscription']
  return (
    <article className={classNames(styles.plan, className)}>
      <div className={styles.top}>
        <Portrait head={head} face={face} alt="" className={styles.portrait} />
        <div className={styles.words}>
          <h3>{name}</h3>
          <p>{text}</p>
        </div>
      </div>
      <p className={styles.best}>{best}</p>
      <p className={price ? styles.price : styles.noPrice}>{price ?? messages.priceUnknown}</p>
      <ul className={styles.points}>
        {[rhythm, ...Object.values(points)].map((point) => (
          <li key={point}>
            <Icon name="check" />
            {point}
          </li>
        ))}
      </ul>
    </article>
  )
}
