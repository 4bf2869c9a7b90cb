import { graphql } from 'gatsby'

export { Head } from '../layout/Head/Head'
export { NotFound as default } from '../sections/notFound/NotFound'

export const query = graphql`
  query NotFoundPage($locale: String!, $namespaces: [String!]!) {
    ...Page
  }
`
