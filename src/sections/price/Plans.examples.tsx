import type { Examples } from '../../components/example'
import { PlansField } from './Plans'

export const examples: Examples = {
  all: {
    description: 'The opening and a card for each plan, with its price once it is published.',
    route: 'price',
    Show: ({ pages }) => <PlansField plans={pages.price.plans?.plans ?? []} />,
  },
}
