import { usePageMessages } from '../../i18n/PageProvider'
import type { Examples } from '../example'
import { InlineRequirements } from './InlineRequirements'

export const examples: Examples = {
  windows: {
    description: 'Four requirements, which wrap in narrow windows.',
    Show: () => (
      <p>
        <InlineRequirements requirements={usePageMessages('requirements').windows.minimum} />
      </p>
    ),
  },
  mac: {
    description: 'Two requirements.',
    Show: () => (
      <p>
        <InlineRequirements requirements={usePageMessages('requirements').mac.minimum} />
      </p>
    ),
  },
}
