import { graphql, type PageProps } from 'gatsby'
import { DeferredContent } from '../components/DeferredContent/DeferredContent'
import { Company, Portraits } from '../sections/about/Company'
import { FairUse } from '../sections/about/FairUse'
import { ClosingSection } from '../sections/shared/ClosingSection'
import { PageHero } from '../sections/shared/PageHero'

export { Head } from '../components/Head/Head'

/** The About page: the company, its principles, and fair use of faces. */
export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  return (
    <>
      <PageHero page="about" head="cleo" face="ada" />
      <DeferredContent>
        <Company address={data.brand?.company ?? null} />
        <FairUse marking={data.business?.resultMarking} />
        <Portraits />
        <ClosingSection page="about" />
      </DeferredContent>
    </>
  )
}

export const query = graphql`
  query AboutPage($locale: String!, $namespaces: [String!]!) {
    ...Page
    brand {
      company
    }
    business {
      resultMarking
    }
  }
`
