import type { Examples } from '../../components/example'
import { usePageMessages } from '../../i18n/PageProvider'
import { SwapChoice } from './SwapChoice'

export const examples: Examples = {
  head: {
    description: 'The choice of a head on a coloured ground, with Ada chosen.',
    Show: () => (
      <div className="ground sky card bare">
        <SwapChoice name="head" legend={usePageMessages('home').try.head} initial="ada" />
      </div>
    ),
  },
  face: {
    description: 'The choice of a face on a coloured ground, with Dai chosen.',
    Show: () => (
      <div className="ground sky card bare">
        <SwapChoice name="face" legend={usePageMessages('home').try.face} initial="dai" />
      </div>
    ),
  },
}
