import type { Examples } from '../../components/example'
import { PriceClosing } from './PriceClosing'

export const examples: Examples = {
  pair: {
    description: 'Two people, who have each other’s face.',
    route: 'price',
    Show: () => <PriceClosing />,
  },
}
