import type { Examples } from '../../components/example'
import { Portraits } from './Portraits'

export const examples: Examples = {
  portraits: {
    description: 'Where the drawings come from.',
    route: 'about',
    Show: () => <Portraits />,
  },
}
