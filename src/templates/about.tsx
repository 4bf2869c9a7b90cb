import { graphql, type PageProps } from 'gatsby'
import { PageLayout } from '../components/PageLayout/PageLayout'
import { Accessibility } from '../sections/about/Accessibility'
import { Company } from '../sections/about/Company'
import { FairUse } from '../sections/about/FairUse'
import { Portraits } from '../sections/about/Portraits'
import { Opening } from '../sections/shared/Opening'
import type { PageContext } from '../site/pageContext'

export { Head } from '../components/Head/Head'

/** Who makes the program, what they hold to, and how faces are used fairly. */
export default function AboutPage({
  data,
  pageContext,
}: PageProps<Queries.AboutPageQuery, PageContext>) {
  return (
    <PageLayout data={data} page={pageContext}>
      <Opening page="about" head="cleo" face="ada" />
      <Company />
      <FairUse />
      <Portraits />
      <Accessibility />
    </PageLayout>
  )
}

export const query = graphql`
  query AboutPage($locale: String!, $namespaces: [String!]!) {
    ...Page
  }
`
