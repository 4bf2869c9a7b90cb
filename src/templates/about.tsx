import { graphql, type PageProps } from 'gatsby'
import { DeferredContent } from '../components/DeferredContent/DeferredContent'
import { AboutOpening } from '../sections/about/AboutOpening'
import { Accessibility } from '../sections/about/Accessibility'
import { Company } from '../sections/about/Company'
import { FairUse } from '../sections/about/FairUse'
import { Portraits } from '../sections/about/Portraits'
import { Principles } from '../sections/about/Principles'
import { Ledger } from '../sections/shared/Ledger'

export { Head } from '../layout/Head/Head'

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  return (
    <>
      <AboutOpening />
      <DeferredContent>
        <Company postalAddress={data.brand?.company ?? null} />
        <Principles />
        <Ledger data={data} />
        <FairUse marking={data.business?.resultMarking} />
        <Portraits />
        <Accessibility />
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
