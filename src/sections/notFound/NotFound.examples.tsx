import type { Examples } from '../../components/example'
import { NotFound } from './NotFound'

export const examples: Examples = {
  unknown: {
    description: 'The requested path, a countdown to the home page, and links to all pages.',
    route: 'notFound',
    Show: () => <NotFound />,
  },
}
