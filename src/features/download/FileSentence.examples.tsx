import type { Examples } from '../../components/example'
import { FileSentence } from './FileSentence'

export const examples: Examples = {
  noscript: {
    description: 'A sentence with a link to each file, for visitors without scripts.',
    state: {},
    Show: ({ pages }) => <FileSentence files={pages.home.releases?.files ?? []} />,
  },
}
