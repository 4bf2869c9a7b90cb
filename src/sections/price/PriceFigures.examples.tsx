import type { Examples } from '../../components/example'
import { PriceFigures } from './PriceFigures'

export const examples: Examples = {
  figures: {
    description:
      'Periods, amounts and conditions, and where to find prices that are not published.',
    route: 'price',
    Show: ({ pages }) => <PriceFigures plans={pages.price.plans?.plans ?? []} />,
  },
}
