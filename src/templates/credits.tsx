import { graphql } from 'gatsby'
import { DeferredContent } from '../components/DeferredContent/DeferredContent'
import { InviteSteps } from '../sections/credits/InviteSteps'
import { Rewards } from '../sections/credits/Rewards'
import { ClosingSection } from '../sections/shared/ClosingSection'
import { PageHero } from '../sections/shared/PageHero'

export { Head } from '../components/Head/Head'

/** The page about free credits for invitations. */
export default function CreditsPage() {
  return (
    <>
      <PageHero page="credits" head="dai" face="eva" />
      <DeferredContent>
        <Rewards />
        <InviteSteps />
        <ClosingSection page="credits" />
      </DeferredContent>
    </>
  )
}

export const query = graphql`
  query CreditsPage($locale: String!, $namespaces: [String!]!) {
    ...Page
  }
`
