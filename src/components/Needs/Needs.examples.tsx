import { usePageMessages } from '../../i18n/PageProvider'
import type { Examples } from '../example'
import { Needs } from './Needs'

export const examples: Examples = {
  windows: {
    description: 'Four requirements, which wrap in narrow windows.',
    Show: () => (
      <p>
        <Needs needs={usePageMessages('requirements').windows.minimum} />
      </p>
    ),
  },
  mac: {
    description: 'Two requirements.',
    Show: () => (
      <p>
        <Needs needs={usePageMessages('requirements').mac.minimum} />
      </p>
    ),
  },
}
