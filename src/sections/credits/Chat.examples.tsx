import type { Examples } from '../../components/example'
import { Chat } from './Chat'

export const examples: Examples = {
  chat: {
    description: 'A link to the chat and the terms, above all people.',
    route: 'credits',
    Show: () => <Chat />,
  },
}
