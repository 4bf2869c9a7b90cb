import { graphql } from 'gatsby'
import { DeferredContent } from '../components/DeferredContent/DeferredContent'
import { Icon } from '../components/Icon/Icon'
import { CallToAction, ExternalLink } from '../components/Link/Link'
import { Section } from '../components/Section/Section'
import { useCommonMessages, useMessages, useSite } from '../i18n/PageProvider'
import { CreditTicket } from '../sections/credits/CreditTicket'
import { InviteSteps } from '../sections/credits/InviteSteps'
import { Rewards } from '../sections/credits/Rewards'
import { CastRow } from '../sections/shared/ClosingSection'
import { PageHero } from '../sections/shared/PageHero'

export { Head } from '../layout/Head/Head'

export default function CreditsPage() {
  const { chat, terms } = useMessages('credits')
  const { navigation } = useCommonMessages()
  const { discord } = useSite().contact
  return (
    <>
      <PageHero page="credits" on="violet" art={<CreditTicket />}>
        <CallToAction route="download">{navigation.download}</CallToAction>
      </PageHero>
      <DeferredContent>
        <Rewards />
        <InviteSteps />
        <Section id="chat" title={chat.title} lead={chat.text} on="sky" art={<CastRow />}>
          <p>
            <ExternalLink href={discord} className="button">
              <Icon name="discord" />
              {chat.action}
            </ExternalLink>
          </p>
          <p>{terms}</p>
        </Section>
      </DeferredContent>
    </>
  )
}

export const query = graphql`
  query CreditsPage($locale: String!, $namespaces: [String!]!) {
    ...Page
  }
`
