import type { ComponentProps } from 'react'
import type { Example, Examples } from '../../components/example'
import type { LegalRoute } from '../../site/routes'
import { LegalText } from './LegalText'

/** Shows a legal document, which uses these two of the props that Gatsby gives to a page. */
const show =
  (route: LegalRoute): Example['Show'] =>
  ({ pages }) => {
    const props = { data: pages[route], pageContext: { route } }

    return <LegalText {...(props as ComponentProps<typeof LegalText>)} />
  }

export const examples: Examples = {
  privacy: { description: 'A long document.', route: 'privacy', Show: show('privacy') },
  refund: { description: 'A short document.', route: 'refund', Show: show('refund') },
}
