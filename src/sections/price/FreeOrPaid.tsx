import { RouteLink } from '../../components/Link/Link'
import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import { PortraitRows } from '../shared/PortraitRows'

export function FreeOrPaid() {
  const { compare, payment } = useMessages('price')
  const { free, subscriber } = compare
  return (
    <Section id="compare" title={compare.title} on="amber">
      <PortraitRows
        rows={[
          { person: 'ada', title: free.name, text: free.text },
          { person: 'ben', title: subscriber.name, text: subscriber.text },
          {
            person: 'eva',
            title: payment.title,
            text: (
              <>
                <p>
                  {payment.card} · {payment.crypto}
                </p>
                <p>
                  {payment.refund} <RouteLink route="refund">{payment.refundLink}</RouteLink>
                </p>
              </>
            ),
          },
        ]}
      />
    </Section>
  )
}
