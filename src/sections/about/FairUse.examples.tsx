import type { Examples } from '../../components/example'
import { FairUse } from './FairUse'

export const examples: Examples = {
  rules: {
    description: 'What is allowed and what is not, the checklist, and how to report a swap.',
    route: 'about',
    Show: ({ pages }) => <FairUse marking={pages.about.business?.resultMarking} />,
  },
}
