import type { Examples } from '../../components/example'
import { Demo } from './Demo'

export const examples: Examples = {
  drawing: {
    description: 'A demo without a poster has a drawing. The video is not published yet.',
    Show: ({ pages: { home } }) => (
      <ul>
        <Demo name="call" url={home.testimonials?.player ?? ''} poster={null} />
      </ul>
    ),
  },
}
