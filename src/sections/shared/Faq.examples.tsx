import type { Examples } from '../../components/example'
import { Faq } from './Faq'

export const examples: Examples = {
  price: {
    description: 'The questions of a page, with a link to the contact.',
    route: 'price',
    Show: ({ pages: { price } }) => <Faq page="price" faq={price.faq} />,
  },
}
