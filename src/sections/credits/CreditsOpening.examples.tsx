import type { Examples } from '../../components/example'
import { CreditsOpening } from './CreditsOpening'

export const examples: Examples = {
  tickets: {
    description: 'With a ticket for a friend and one for the visitor.',
    route: 'credits',
    Show: () => <CreditsOpening />,
  },
}
