import type { Examples } from '../../components/example'
import { AboutOpening } from './AboutOpening'

export const examples: Examples = {
  unworn: {
    description: 'A row for each head and a column for each face.',
    route: 'about',
    Show: () => <AboutOpening />,
  },
  worn: {
    description: 'The visitor wears the face of Cleo, whose button is pressed.',
    route: 'about',
    state: { os: 'windows', offer: 'windows', wear: 'cleo' },
    Show: () => <AboutOpening />,
  },
}
