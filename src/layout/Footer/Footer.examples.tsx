import type { Examples } from '../../components/example'
import { Footer } from './Footer'

export const examples: Examples = {
  home: { description: 'The footer of every page.', Show: () => <Footer /> },
}
