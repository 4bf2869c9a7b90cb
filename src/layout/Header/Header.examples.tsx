import type { Examples } from '../../components/example'
import { Header } from './Header'

export const examples: Examples = {
  closed: { description: 'The header of every page.', route: 'price', Show: () => <Header /> },
  open: {
    description: 'With the menus open: of the languages, and on phones of the pages.',
    isOpen: true,
    Show: () => <Header />,
  },
  worn: {
    description: 'The visitor wears a face, so there is a button that takes it off.',
    state: { os: 'windows', offer: 'windows', wear: 'ben' },
    Show: () => <Header />,
  },
}
