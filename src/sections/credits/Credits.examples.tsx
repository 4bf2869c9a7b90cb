import type { Examples } from '../../components/example'
import { CreditTickets, InviteSteps } from './Credits'

export const examples: Examples = {
  tickets: {
    description: 'A ticket for a friend and one for the visitor, on the ground of the opening.',
    route: 'credits',
    Show: () => (
      <div className="ground violet">
        <CreditTickets />
      </div>
    ),
  },
  steps: {
    description: 'The four steps of an invitation.',
    route: 'credits',
    Show: () => <InviteSteps />,
  },
}
