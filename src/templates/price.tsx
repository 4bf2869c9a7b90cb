import { graphql, type PageProps } from 'gatsby'
import { DeferredContent } from '../components/DeferredContent/DeferredContent'
import { useMessages } from '../sections/price/messages'
import { PlansField } from '../sections/price/Plans'
import { PriceClosing } from '../sections/price/PriceClosing'
import { PriceFigures } from '../sections/price/PriceFigures'
import { Faq } from '../sections/shared/Faq'

export { Head } from '../layout/Head/Head'

export default function PricePage({ data }: PageProps<Queries.PricePageQuery>) {
  const { faq } = useMessages('price')
  const plans = data.plans?.plans ?? []

  return (
    <>
      <PlansField plans={plans} />
      <DeferredContent>
        <PriceFigures plans={plans} />
        <Faq title={faq.title} faq={data.faq} />
        <PriceClosing />
      </DeferredContent>
    </>
  )
}

export const query = graphql`
  query PricePage($locale: String!, $namespaces: [String!]!, $route: String!) {
    ...Page
    plans {
      plans {
        key
        priceText(language: $locale)
        price {
          period
        }
      }
    }
    ...Faq
  }
`
