import { graphql, type PageProps } from 'gatsby'
import { DeferredContent } from '../components/DeferredContent/DeferredContent'
import { KnownFigures } from '../sections/price/KnownFigures'
import { FreeOrPaid } from '../sections/price/FreeOrPaid'
import { Plans } from '../sections/price/Plans'
import { Faq } from '../sections/shared/Faq'
import { ClosingSection } from '../sections/shared/ClosingSection'
import { PageHero } from '../sections/shared/PageHero'

export { Head } from '../components/Head/Head'

/** The price page: plans and payment. */
export default function PricePage({ data }: PageProps<Queries.PricePageQuery>) {
  return (
    <>
      <PageHero page="price" head="eva" face="cleo" />
      <DeferredContent>
        <Plans plans={data.plans?.plans ?? []} />
        <KnownFigures />
        <FreeOrPaid />
        <Faq page="price" prose={data.faq} />
        <ClosingSection page="price" />
      </DeferredContent>
    </>
  )
}

export const query = graphql`
  query PricePage($locale: String!, $namespaces: [String!]!) {
    ...Page
    plans {
      plans {
        key
        priceText(language: $locale)
      }
    }
    faq: faqProse(language: { eq: $locale }) {
      entries(page: "price") {
        key
        question
        answer
      }
    }
  }
`
