import { RouteLink } from '../../components/Link/Link'
import { ClosingSection } from '../shared/ClosingSection'
import { useMessages } from './messages'

export function TutorialClosing() {
  const { download, next } = useMessages('tutorial')

  return (
    <ClosingSection id="next" messages={next} on="coral" head="cleo">
      <p className="row">
        <RouteLink route="download" className="button">
          {download}
        </RouteLink>{' '}
        <RouteLink route="about" anchor="fairUse" className="button secondary">
          {next.action}
        </RouteLink>
      </p>
    </ClosingSection>
  )
}
