import { graphql } from 'gatsby'

export { Head } from '../layout/Head/Head'
export { LegalText as default } from '../sections/legal/LegalText'

export const query = graphql`
  query LegalPage($locale: String!, $namespaces: [String!]!, $route: String!) {
    ...Page
    text: legalProse(language: { eq: $locale }, document: { eq: $route }) {
      introduction
      sections {
        key
        heading
        body
      }
    }
  }
`
