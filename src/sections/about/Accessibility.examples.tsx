import type { Examples } from '../../components/example'
import { Accessibility } from './Accessibility'

export const examples: Examples = {
  report: {
    description: 'How to report a barrier, above all people.',
    route: 'about',
    Show: () => <Accessibility />,
  },
}
