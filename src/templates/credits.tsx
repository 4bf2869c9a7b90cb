import { graphql } from 'gatsby'
import { DeferredContent } from '../components/DeferredContent/DeferredContent'
import { CallToAction, ChatLink } from '../components/Link/Link'
import { People } from '../components/Portrait/Portrait'
import { Section } from '../components/Section/Section'
import { useCommonMessages, useMessages } from '../i18n/PageProvider'
import { CreditTickets, InviteSteps } from '../sections/credits/Credits'
import * as styles from '../sections/credits/Credits.module.css'
import { PageHero } from '../sections/shared/PageHero'
import { characters } from '../site/palette'

export { Head } from '../layout/Head/Head'

const art = <People heads={characters} className={styles.cast} />

export default function CreditsPage() {
  const { chat, terms } = useMessages('credits')
  const { navigation } = useCommonMessages()
  return (
    <>
      <PageHero page="credits" on="violet" people={['ada', 'dai']} art={<CreditTickets />}>
        <CallToAction route="download">{navigation.download}</CallToAction>
      </PageHero>
      <DeferredContent>
        <InviteSteps />
        <Section id="chat" title={chat.title} lead={chat.text} on="sky" art={art}>
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
