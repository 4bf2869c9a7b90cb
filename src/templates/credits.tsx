import { graphql, type PageProps } from 'gatsby'
import { PageLayout } from '../components/PageLayout/PageLayout'
import { Chat } from '../sections/credits/Chat'
import { InviteSteps } from '../sections/credits/InviteSteps'
import { Rewards } from '../sections/credits/Rewards'
import { Opening } from '../sections/shared/Opening'
import type { PageContext } from '../site/pageContext'

export { Head } from '../components/Head/Head'

/** Free credits by inviting others. */
export default function CreditsPage({
  data,
  pageContext,
}: PageProps<Queries.CreditsPageQuery, PageContext>) {
  return (
    <PageLayout data={data} page={pageContext}>
      <Opening page="credits" head="dai" face="eva" />
      <Rewards />
      <InviteSteps />
      <Chat />
    </PageLayout>
  )
}

export const query = graphql`
  query CreditsPage($locale: String!, $namespaces: [String!]!) {
    ...Page
  }
`
