import type { Examples } from '../../components/example'
import { TutorialClosing } from './TutorialClosing'

export const examples: Examples = {
  next: {
    description: 'With a person and two links.',
    route: 'tutorial',
    Show: () => <TutorialClosing />,
  },
}
