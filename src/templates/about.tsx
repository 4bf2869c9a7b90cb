import { graphql, type PageProps } from 'gatsby'
import { DeferredContent } from '../components/DeferredContent/DeferredContent'
import { useMessages, useSite } from '../i18n/PageProvider'
import { mailtoLink } from '../lib/mailtoLink'
import { AboutHero, Company, Portraits, Principles } from '../sections/about/About'
import { FairUse } from '../sections/about/FairUse'
import { ClosingSection } from '../sections/shared/ClosingSection'
import { Ledger } from '../sections/shared/Ledger'

export { Head } from '../layout/Head/Head'

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const messages = useMessages('about').accessibility
  const { contact } = useSite()
  return (
    <>
      <AboutHero />
      <DeferredContent>
        <Company postalAddress={data.brand?.company ?? null} />
        <Principles />
        <Ledger data={data} />
        <FairUse marking={data.business?.resultMarking} />
        <Portraits />
        <ClosingSection id="accessibility" messages={messages} on="amber" head="ada" face="eva">
          <p>
            <a
              className="button secondary"
              href={mailtoLink(contact.accessibility ?? contact.email, {
                subject: messages.subject,
              })}
            >
              {messages.action}
            </a>
          </p>
        </ClosingSection>
      </DeferredContent>
    </>
  )
}

export const query = graphql`
  query AboutPage($locale: String!, $namespaces: [String!]!) {
    ...Page
    ...Ledger
    brand {
      company
    }
    business {
      resultMarking
    }
  }
`
