import { buttonClass } from '../../components/Button/buttonClass'
import { RouteLink } from '../../components/Link/Link'
import { Section } from '../../components/Section/Section'
import { useWords } from '../../i18n/PageProvider'

/** The way to a free trial: an invitation. */
export function Invite() {
  const words = useWords('price').invite
  return (
    <Section
      id="invite"
      title={words.title}
      lead={words.text}
      on="violet"
      portrait={{ head: 'ada', face: 'dai' }}
    >
      <p>
        <RouteLink route="credits" className={buttonClass()}>
          {words.action}
        </RouteLink>
      </p>
    </Section>
  )
}
