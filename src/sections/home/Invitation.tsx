import { ChatLink } from '../../components/Link/Link'
import { Section } from '../../components/Section/Section'
import { useMessages } from './messages'

/** Says that no recording of the app and no video by a user is published yet. */
export function Invitation() {
  const { title, text, action } = useMessages('home').testimonials.invitation

  return (
    <Section id="testimonials" title={title} lead={text} on="night">
      <ChatLink>{action}</ChatLink>
    </Section>
  )
}
