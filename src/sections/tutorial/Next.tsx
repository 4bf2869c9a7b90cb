import { buttonClass } from '../../components/Button/buttonClass'
import { RouteLink } from '../../components/Link/Link'
import { Section } from '../../components/Section/Section'
import { useWords } from '../../i18n/PageProvider'

/** What to mind before the first swap. */
export function Next() {
  const { next } = useWords('tutorial')
  return (
    <Section
      id="next"
      title={next.title}
      lead={next.text}
      on="coral"
      portrait={{ head: 'dai', face: 'dai' }}
    >
      <p>
        <RouteLink route="about" anchor="fairUse" className={buttonClass()}>
          {next.action}
        </RouteLink>
      </p>
    </Section>
  )
}
