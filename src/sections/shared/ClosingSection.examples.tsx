import type { Examples } from '../../components/example'
import { CallToAction } from '../../components/Link/Link'
import { usePageMessages } from '../../i18n/PageProvider'
import { ClosingSection } from './ClosingSection'

export const examples: Examples = {
  person: {
    description: 'The last section of a page, with a person.',
    Show: () => {
      const { next, download } = usePageMessages('tutorial')

      return (
        <ClosingSection id="next" messages={next} on="coral" head="cleo">
          <CallToAction route="download">{download}</CallToAction>
        </ClosingSection>
      )
    },
  },
  pair: {
    description: 'With two people, who have each other’s face.',
    Show: () => {
      const { invite } = usePageMessages('price')

      return (
        <ClosingSection id="invite" messages={invite} on="coral" head="ben" face="cleo" isPair>
          <CallToAction route="credits">{invite.action}</CallToAction>
        </ClosingSection>
      )
    },
  },
}
