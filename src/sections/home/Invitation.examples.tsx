import type { Examples } from '../../components/example'
import { Invitation } from './Invitation'

export const examples: Examples = {
  night: {
    description: 'Says that no recording and no video is published yet.',
    Show: () => <Invitation />,
  },
}
