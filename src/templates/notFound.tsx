import { graphql, type PageProps } from 'gatsby'
import { PageLayout } from '../components/PageLayout/PageLayout'
import { NotFound } from '../sections/notFound/NotFound'
import type { PageContext } from '../site/pageContext'

export { Head } from '../components/Head/Head'

/** The page of an address that has none. */
export default function NotFoundPage({
  data,
  pageContext,
}: PageProps<Queries.NotFoundPageQuery, PageContext>) {
  return (
    <PageLayout data={data} page={pageContext}>
      <NotFound />
    </PageLayout>
  )
}

export const query = graphql`
  query NotFoundPage($locale: String!, $namespaces: [String!]!) {
    ...Page
  }
`
