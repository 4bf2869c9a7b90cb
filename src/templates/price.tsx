import { graphql, type PageProps } from 'gatsby'
import { DeferredContent } from '../components/DeferredContent/DeferredContent'
import { CallToAction } from '../components/Link/Link'
import { Section } from '../components/Section/Section'
import { useMessages } from '../sections/price/messages'
import { PlansField } from '../sections/price/Plans'
import { ClosingSection } from '../sections/shared/ClosingSection'
import { Faq } from '../sections/shared/Faq'
import { Figures } from '../sections/shared/Figures'

export { Head } from '../layout/Head/Head'

export default function PricePage({ data }: PageProps<Queries.PricePageQuery>) {
  const { priceUnknown, figures, conditions, faq, invite } = useMessages('price')
  const plans = data.plans?.plans ?? []
  const lead = plans.some(({ priceText }) => !priceText) ? priceUnknown : undefined

  return (
    <>
      <PlansField plans={plans} />
      <DeferredContent>
        <Section id="figures" title={figures.title} lead={lead} rank="detail" on="sky" isSplit>
          <div className="stack gap6">
            <Figures values={figures.values} labels={figures.labels} />
            <ul className="rules">
              {Object.entries(conditions).map(([key, condition]) => (
                <li key={key}>{condition}</li>
              ))}
            </ul>
          </div>
        </Section>
        <Faq title={faq.title} faq={data.faq} />
        <ClosingSection id="invite" messages={invite} on="coral" head="ben" face="cleo" isPair>
          <CallToAction route="credits">{invite.action}</CallToAction>
        </ClosingSection>
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
