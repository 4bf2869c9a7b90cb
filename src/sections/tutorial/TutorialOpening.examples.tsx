import type { Examples } from '../../components/example'
import { TutorialOpening } from './TutorialOpening'

export const examples: Examples = {
  opening: {
    description: 'With a person and a link to the downloads.',
    route: 'tutorial',
    Show: () => <TutorialOpening />,
  },
}
