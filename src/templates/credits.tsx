import { graphql } from 'gatsby'
import { DeferredContent } from '../components/DeferredContent/DeferredContent'
import { Chat } from '../sections/credits/Chat'
import { CreditsOpening } from '../sections/credits/CreditsOpening'
import { InviteSteps } from '../sections/credits/InviteSteps'

export { Head } from '../layout/Head/Head'

export default function CreditsPage() {
  return (
    <>
      <CreditsOpening />
      <DeferredContent>
        <InviteSteps />
        <Chat />
      </DeferredContent>
    </>
  )
}

export const query = graphql`
  query CreditsPage($locale: String!, $namespaces: [String!]!) {
    ...Page
  }
`
