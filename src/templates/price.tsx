import { graphql, type PageProps } from 'gatsby'
import { DeferredContent } from '../components/DeferredContent/DeferredContent'
import { RouteLink } from '../components/Link/Link'
import { Section } from '../components/Section/Section'
import { useMessages } from '../i18n/PageProvider'
import { Plans, PriceHero } from '../sections/price/Plans'
import { Faq } from '../sections/shared/Faq'
import { CroppedHead } from '../sections/shared/ClosingArt'
import { Figures } from '../sections/shared/Figures'

export { Head } from '../layout/Head/Head'

export default function PricePage({ data }: PageProps<Queries.PricePageQuery>) {
  const { priceUnknown, figures, invite } = useMessages('price')
  const plans = data.plans?.plans ?? []
  return (
    <>
      <PriceHero>{plans.some(({ priceText }) => !priceText) && <p>{priceUnknown}</p>}</PriceHero>
      <DeferredContent>
        <Plans plans={plans} />
        <Section id="figures" title={figures.title} rank="detail" on="sunk">
          <Figures {...figures} />
        </Section>
        <Faq page="price" prose={data.faq} />
        <Section
          id="invite"
          title={invite.title}
          lead={invite.text}
          on="violet"
          art={<CroppedHead head="ada" face="dai" />}
          artBeside
        >
          <p>
            <RouteLink route="credits" className="button">
              {invite.action}
            </RouteLink>
          </p>
        </Section>
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
        price {
          period
        }
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
