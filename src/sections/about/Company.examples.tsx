import type { Examples } from '../../components/example'
import { Company } from './Company'

export const examples: Examples = {
  withoutAddress: {
    description: 'Who makes the app. The postal address follows once it is published.',
    route: 'about',
    Show: ({ pages }) => <Company postalAddress={pages.about.brand?.company ?? null} />,
  },
  withAddress: {
    description: 'The postal address keeps its lines.',
    route: 'about',
    Show: () => <Company postalAddress={'Example Company\n1 Example Street\n12345 Example'} />,
  },
}
