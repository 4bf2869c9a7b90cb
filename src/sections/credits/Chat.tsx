import { ChatLink } from '../../components/Link/Link'
import { Section } from '../../components/Section/Section'
import { Cast } from '../shared/Cast'
import { useMessages } from './messages'

/** The chat, where friends find each other, and the terms of the invitations. */
export function Chat() {
  const { chat, terms } = useMessages('credits')

  return (
    <Section id="chat" title={chat.title} lead={chat.text} on="sky" art={<Cast row="credits" />}>
      <ChatLink>{chat.action}</ChatLink>
      <p>{terms}</p>
    </Section>
  )
}
