import { useEffect } from 'react'
import type { Examples } from '../../components/example'
import { SkipLink } from './SkipLink'

export const examples: Examples = {
  focused: {
    description: 'The first link of every page is shown while it has the focus.',
    Show: () => {
      useEffect(() => document.querySelector('a')?.focus(), [])

      return <SkipLink />
    },
  },
}
