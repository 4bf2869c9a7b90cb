import type { Example, Examples } from '../../components/example'
import { Opening } from './Opening'

const Show: Example['Show'] = ({ pages }) => <Opening files={pages.home.releases?.files ?? []} />

export const examples: Examples = {
  windows: { description: 'The opening on Windows.', Show },
  phone: {
    description: 'The opening on a phone, which cannot run the app.',
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
