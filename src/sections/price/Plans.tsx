import { Section } from '../../components/Section/Section'
import { useWords } from '../../i18n/PageProvider'
import { PlanCard } from './PlanCard'
import * as styles from './Plans.module.css'

interface PlansProps {
  readonly plans: readonly { readonly key: string; readonly priceText: string | null }[]
}

/** Credit pack and subscription, side by side. */
export function Plans({ plans }: PlansProps) {
  const words = useWords('price')
  return (
    <Section id="plans" title={words.plansTitle}>
      <div className={styles.plans}>
        {plans.map(({ key, priceText }) => (
          <PlanCard key={key} plan={key as keyof typeof words.plans} price={priceText} />
        ))}
      </div>
    </Section>
  )
}
