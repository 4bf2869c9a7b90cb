import type { Examples } from '../../components/example'
import { AboutHero } from './AboutHero'

export const examples: Examples = {
  unworn: {
    description: 'A row for each head and a column for each face.',
    route: 'about',
    Show: () => <AboutHero />,
  },
  worn: {
    description: 'The visitor wears the face of Cleo, whose button is pressed.',
    route: 'about',
    state: { os: 'windows', offer: 'windows', wear: 'cleo' },
    Show: () => <AboutHero />,
  },
}
