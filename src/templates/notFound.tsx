import { graphql } from 'gatsby'
import { NotFound } from '../sections/notFound/NotFound'

export { Head } from '../components/Head/Head'

/** The not-found page. */
export default function NotFoundPage() {
  return <NotFound />
}

export const query = graphql`
  query NotFoundPage($locale: String!, $namespaces: [String!]!) {
    ...Page
  }
`
