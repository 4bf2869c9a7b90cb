import { InlineRequirements } from '../../components/InlineRequirements/InlineRequirements'
import { RouteLink } from '../../components/Link/Link'
import { systems } from '../../site/systems'
import { useMessages } from './messages'

export function RequirementsSummary() {
  const messages = useMessages('requirements')

  return (
    <ul className="stack gap2">
      {systems.map((platform) => (
        <li key={platform}>
          <strong>{messages.summary[platform]}:</strong>{' '}
          <InlineRequirements requirements={messages[platform].minimum} />
        </li>
      ))}
      <li>
        <RouteLink route="download" anchor="requirements" className="quiet">
          {messages.details}
        </RouteLink>
      </li>
    </ul>
  )
}
