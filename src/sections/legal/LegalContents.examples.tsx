import type { Examples } from '../../components/example'
import { LegalContents } from './LegalContents'

export const examples: Examples = {
  contents: {
    description: 'The table of contents of a legal document, on the ground of the document.',
    route: 'privacy',
    Show: ({ pages }) => (
      <div className="sky">
        <LegalContents sections={pages.privacy.text?.sections ?? []} />
      </div>
    ),
  },
}
