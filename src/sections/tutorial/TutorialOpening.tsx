import { CallToAction } from '../../components/Link/Link'
import { PageOpening } from '../shared/PageOpening'
import { useMessages } from './messages'

export function TutorialOpening() {
  const messages = useMessages('tutorial')

  return (
    <PageOpening messages={messages} on="amber" person="eva">
      <p>{messages.card}</p>
      <CallToAction route="download">{messages.download}</CallToAction>
    </PageOpening>
  )
}
