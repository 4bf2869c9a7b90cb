import { CallToAction } from '../../components/Link/Link'
import { ClosingSection } from '../shared/ClosingSection'
import { useMessages } from './messages'

export function PriceClosing() {
  const { invite } = useMessages('price')

  return (
    <ClosingSection id="invite" messages={invite} on="coral" head="ben" face="cleo" isPair>
      <CallToAction route="credits">{invite.action}</CallToAction>
    </ClosingSection>
  )
}
