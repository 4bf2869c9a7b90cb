import type { Examples } from '../../components/example'
import { Ledger } from './Ledger'

export const examples: Examples = {
  facts: {
    description: 'Which facts are published, and which are not yet.',
    route: 'about',
    Show: ({ pages }) => <Ledger data={pages.about} />,
  },
}
