import type { Examples } from '../../components/example'
import { Company, Portraits, Principles } from './About'

export const examples: Examples = {
  company: {
    description: 'Who makes the app, with the postal address once it is published.',
    route: 'about',
    Show: ({ pages }) => <Company postalAddress={pages.about.brand?.company ?? null} />,
  },
  principles: {
    description: 'Three principles, each with a person.',
    route: 'about',
    Show: () => <Principles />,
  },
  portraits: {
    description: 'Where the drawings come from.',
    route: 'about',
    Show: () => <Portraits />,
  },
}
