import { graphql } from 'gatsby'
import { Later } from '../components/Later/Later'
import { Chat } from '../sections/credits/Chat'
import { InviteSteps } from '../sections/credits/InviteSteps'
import { Rewards } from '../sections/credits/Rewards'
import { Opening } from '../sections/shared/Opening'

export { Head } from '../components/Head/Head'

/** Free credits by inviting others. */
export default function CreditsPage() {
  return (
    <>
      <Opening page="credits" head="dai" face="eva" />
      <Later>
        <Rewards />
        <InviteSteps />
        <Chat />
      </Later>
    </>
  )
}

export const query = graphql`
  query CreditsPage($locale: String!, $namespaces: [String!]!) {
    ...Page
  }
`
