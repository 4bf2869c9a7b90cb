import type { Examples } from '../../components/example'
import { Plans } from './Plans'

export const examples: Examples = {
  all: {
    description: 'A card for each plan, with its price once it is published.',
    route: 'price',
    Show: ({ pages }) => <Plans plans={pages.price.plans?.plans ?? []} />,
  },
}
