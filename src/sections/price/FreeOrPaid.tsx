import { RouteLink } from '../../components/Link/Link'
import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import * as styles from './FreeOrPaid.module.css'

/** The section that compares free use with paid use, and names the payment methods. */
export function FreeOrPaid() {
  const { compare, payment } = useMessages('price')
  return (
    <Section id="compare" title={compare.title} on="amber">
      <dl className={styles.list}>
        {[compare.free, compare.subscriber].map(({ name, text }) => (
          <div key={name} className={styles.item}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div className={styles.item}>
          <dt>{payment.title}</dt>
          <dd>
            <p>
              {payment.card} · {payment.crypto}
            </p>
            <p>
              {payment.refund} <RouteLink route="refund">{payment.refundLink}</RouteLink>
            </p>
          </dd>
        </div>
      </dl>
    </Section>
  )
}
