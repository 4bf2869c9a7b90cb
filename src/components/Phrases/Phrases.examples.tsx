import { usePageMessages } from '../../i18n/PageProvider'
import type { Examples } from '../example'
import { Phrases } from './Phrases'

export const examples: Examples = {
  title: {
    description: 'A title. In Japanese, lines end only after phrases.',
    Show: () => (
      <h1>
        <Phrases text={usePageMessages('about').title} />
      </h1>
    ),
  },
}
