import type { Examples } from '../../components/example'
import { Uses } from './Uses'

export const examples: Examples = {
  scene: {
    description: 'The uses and modes, next to a drawing of the app.',
    Show: () => <Uses />,
  },
}
