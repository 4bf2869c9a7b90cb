import { graphql, type PageProps } from 'gatsby'
import { DeferredContent } from '../components/DeferredContent/DeferredContent'
import { Phrases } from '../components/Phrases/Phrases'
import { Section } from '../components/Section/Section'
import { useSite } from '../i18n/PageProvider'
import { mailtoLink } from '../lib/mailtoLink'
import { Company, Portraits, Principles } from '../sections/about/About'
import { AboutOpening } from '../sections/about/AboutOpening'
import { FairUse } from '../sections/about/FairUse'
import { useMessages } from '../sections/about/messages'
import { Cast } from '../sections/shared/Cast'
import { Ledger } from '../sections/shared/Ledger'

export { Head } from '../layout/Head/Head'

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const messages = useMessages('about').accessibility
  const { contact } = useSite()
  const report = mailtoLink(contact.accessibility ?? contact.email, { subject: messages.subject })

  return (
    <>
      <AboutOpening />
      <DeferredContent>
        <Company postalAddress={data.brand?.company ?? null} />
        <Principles />
        <Ledger data={data} />
        <FairUse marking={data.business?.resultMarking} />
        <Portraits />
        <Section
          id="accessibility"
          title={messages.title}
          lead={messages.text}
          on="amber"
          art={<Cast row="about" />}
        >
          <p>
            <a className="button secondary" href={report}>
              <Phrases text={messages.action} />
            </a>
          </p>
        </Section>
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
