import type { Examples } from '../../components/example'
import { Install, Part } from './Parts'

export const examples: Examples = {
  windows: {
    description: 'The installation on Windows, which is chosen on Windows.',
    route: 'tutorial',
    Show: () => <Install />,
  },
  mac: {
    description: 'The installation on a Mac.',
    route: 'tutorial',
    state: { os: 'mac', offer: 'mac' },
    Show: () => <Install />,
  },
  registration: {
    description: 'The steps in the app that create an account.',
    route: 'tutorial',
    Show: () => <Part part="registration" />,
  },
  swap: {
    description: 'The steps of the first swap.',
    route: 'tutorial',
    Show: () => <Part part="swap" />,
  },
}
