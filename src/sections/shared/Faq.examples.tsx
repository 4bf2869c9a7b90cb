import type { Examples } from '../../components/example'
import { usePageMessages } from '../../i18n/PageProvider'
import { Faq } from './Faq'

export const examples: Examples = {
  price: {
    description: 'The questions of a page, with a link to the contact.',
    route: 'price',
    Show: ({ pages: { price } }) => (
      <Faq title={usePageMessages('price').faq.title} faq={price.faq} />
    ),
  },
}
