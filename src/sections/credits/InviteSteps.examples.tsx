import type { Examples } from '../../components/example'
import { InviteSteps } from './InviteSteps'

export const examples: Examples = {
  steps: {
    description: 'The four steps of an invitation.',
    route: 'credits',
    Show: () => <InviteSteps />,
  },
}
