import type { Examples } from '../../components/example'
import { Notifications } from './Notifications'

export const examples: Examples = {
  failure: {
    description: 'The app could not be loaded, so there is a button that tries it again.',
    state: { os: 'windows', offer: 'windows', failed: '' },
    Show: () => <Notifications />,
  },
}
