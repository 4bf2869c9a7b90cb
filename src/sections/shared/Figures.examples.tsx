import type { Examples } from '../../components/example'
import { usePageMessages } from '../../i18n/PageProvider'
import { Figures } from './Figures'

export const examples: Examples = {
  price: {
    description: 'The figures of the price page, one of which is infinite.',
    Show: () => <Figures {...usePageMessages('price').figures} />,
  },
  credits: {
    description: 'The figures of the credits page.',
    Show: () => <Figures {...usePageMessages('credits').figures} />,
  },
}
