import type { Examples } from '../../components/example'
import { ConsentQuestion } from './ConsentQuestion'

export const examples: Examples = {
  asked: {
    description: 'The question about analytics, if analytics is configured.',
    Show: () => <ConsentQuestion />,
  },
}
