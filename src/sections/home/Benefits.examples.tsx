import type { Examples } from '../../components/example'
import { Benefits } from './Benefits'

export const examples: Examples = {
  all: { description: 'The benefits, next to a person.', Show: () => <Benefits /> },
}
