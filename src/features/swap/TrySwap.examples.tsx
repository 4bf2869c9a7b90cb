import type { Examples } from '../../components/example'
import { TrySwap } from './TrySwap'

export const examples: Examples = {
  initial: { description: 'The first swap, until the visitor chooses.', Show: () => <TrySwap /> },
  worn: {
    description: 'Everybody wears the face of Eva, which is chosen.',
    state: { os: 'windows', offer: 'windows', wear: 'eva' },
    Show: () => <TrySwap />,
  },
}
