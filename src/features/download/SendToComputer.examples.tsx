import type { Examples } from '../../components/example'
import { SendToComputer } from './SendToComputer'

export const examples: Examples = {
  copy: {
    description: 'On a phone whose browser has no share sheet.',
    state: { os: 'mobile', offer: 'none' },
    Show: () => <SendToComputer shownFor="mobile" />,
  },
  share: {
    description: 'On a phone whose browser has a share sheet.',
    state: { os: 'mobile', offer: 'none', share: '' },
    Show: () => <SendToComputer shownFor="mobile" />,
  },
}
