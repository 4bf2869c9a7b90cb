import type { Examples } from '../../components/example'
import { RequirementsTables } from './RequirementsTables'

export const examples: Examples = {
  unchecked: {
    description: 'The requirements on both systems, before the check of the computer.',
    Show: () => <RequirementsTables />,
  },
}
