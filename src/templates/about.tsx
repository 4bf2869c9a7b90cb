import { graphql, type PageProps } from 'gatsby'
import { DeferredContent } from '../components/DeferredContent/DeferredContent'
import { Section } from '../components/Section/Section'
import { useMessages, useSite } from '../i18n/PageProvider'
import { mailtoLink } from '../lib/mailtoLink'
import { AboutHero } from '../sections/about/AboutHero'
import { Company, Portraits, Principles } from '../sections/about/Company'
import { FairUse } from '../sections/about/FairUse'
import { CroppedHead } from '../sections/shared/ClosingArt'
import { Ledger } from '../sections/shared/Ledger'

export { Head } from '../layout/Head/Head'

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { title, text, action, subject } = useMessages('about').accessibility
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
        <Section
          id="accessibility"
          title={title}
          lead={text}
          on="amber"
          art={<CroppedHead head="ben" face="dai" />}
          artBeside
        >
          <p>
            <a
              className="button secondary"
              href={mailtoLink(contact.accessibility ?? contact.email, { subject })}
            >
              {action}
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
