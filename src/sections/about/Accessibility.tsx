import { Phrases } from '../../components/Phrases/Phrases'
import { Section } from '../../components/Section/Section'
import { useSite } from '../../i18n/PageProvider'
import { mailtoLink } from '../../lib/mailtoLink'
import { Cast } from '../shared/Cast'
import { useMessages } from './messages'

export function Accessibility() {
  const { title, text, action, subject } = useMessages('about').accessibility
  const { contact } = useSite()
  const report = mailtoLink(contact.accessibility ?? contact.email, { subject })

  return (
    <Section id="accessibility" title={title} lead={text} on="amber" art={<Cast row="about" />}>
      <p>
        <a className="button secondary" href={report}>
          <Phrases text={action} />
        </a>
      </p>
    </Section>
  )
}
