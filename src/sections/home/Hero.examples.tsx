import type { Example, Examples } from '../../components/example'
import { Hero } from './Hero'

const Show: Example['Show'] = ({ pages }) => <Hero files={pages.home.releases?.files ?? []} />

export const examples: Examples = {
  windows: { description: 'The hero on Windows.', Show },
  phone: {
    description: 'The hero on a phone, which cannot run the app.',
    state: { os: 'mobile', offer: 'none' },
    Show,
  },
  worn: {
    description: 'The slider has the face that the visitor wears.',
    state: { os: 'windows', offer: 'windows', wear: 'dai' },
    Show,
  },
  noscript: { description: 'Without scripts, a sentence has the links, too.', state: {}, Show },
}
