import { buttonClass } from '../../components/Button/buttonClass'
import { Section } from '../../components/Section/Section'
import { useSite, useWords } from '../../i18n/PageProvider'
import { mailAddress } from '../../lib/addresses'

/** What we promise to those who read with other means, and how to complain. */
export function Accessibility() {
  const { contact } = useSite()
  const words = useWords('about').accessibility
  return (
    <Section id="accessibility" title={words.title} lead={words.text} on="sunk">
      <p>
        <a
          className={buttonClass('secondary')}
          href={mailAddress(contact.email, { subject: words.subject })}
        >
          {words.action}
        </a>
      </p>
    </Section>
  )
}
