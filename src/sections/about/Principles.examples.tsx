import type { Examples } from '../../components/example'
import { Principles } from './Principles'

export const examples: Examples = {
  principles: {
    description: 'Three principles, each with a person.',
    route: 'about',
    Show: () => <Principles />,
  },
}
