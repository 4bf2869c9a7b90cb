import type { Examples } from '../example'
import { CastImage } from './CastImage'

export const examples: Examples = {
  swap: {
    description: 'Ada with the face of Ben.',
    Show: () => <CastImage file="ada-ben" />,
  },
  faceless: {
    description: 'The head of Ada without a face.',
    Show: () => <CastImage file="head-ada" />,
  },
}
