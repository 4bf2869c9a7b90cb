import { graphql, type PageProps } from 'gatsby'
import { LegalText } from '../sections/legal/LegalText'
import type { LegalRoute, PageContext } from '../site/routes'

export { Head } from '../layout/Head/Head'

export default function LegalPage({
  data,
  pageContext,
}: PageProps<Queries.LegalPageQuery, PageContext & { readonly route: LegalRoute }>) {
  return data.text && <LegalText document={pageContext.route} text={data.text} />
}

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
