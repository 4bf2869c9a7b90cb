import type { Examples } from '../../components/example'
import { Testimonials } from './Testimonials'

export const examples: Examples = {
  published: {
    description: 'The demo videos and the captures that are published, or the invitation.',
    Show: ({ pages: { home } }) =>
      home.testimonials && (
        <Testimonials {...home.testimonials} captures={home.captures?.captures} />
      ),
  },
}
