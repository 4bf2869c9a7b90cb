import { graphql } from 'gatsby'
import { DeferredContent } from '../components/DeferredContent/DeferredContent'
import { CallToAction, ChatLink } from '../components/Link/Link'
import { Section } from '../components/Section/Section'
import { useCommonMessages } from '../i18n/PageProvider'
import { CreditTickets, InviteSteps } from '../sections/credits/Credits'
import { useMessages } from '../sections/credits/messages'
import { Cast } from '../sections/shared/Cast'
import { PageOpening } from '../sections/shared/PageOpening'

export { Head } from '../layout/Head/Head'

export default function CreditsPage() {
  const messages = useMessages('credits')
  const { chat, terms } = messages
  const { navigation } = useCommonMessages()

  return (
    <>
      <PageOpening messages={messages} on="violet" isTitleLarge art={<CreditTickets />}>
        <CallToAction route="download">{navigation.download}</CallToAction>
      </PageOpening>
      <DeferredContent>
        <InviteSteps />
        <Section
          id="chat"
          title={chat.title}
          lead={chat.text}
          on="sky"
          art={<Cast row="credits" />}
        >
          <ChatLink>{chat.action}</ChatLink>
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
