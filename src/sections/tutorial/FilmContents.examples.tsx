import type { Examples } from '../../components/example'
import { FilmContents } from './FilmContents'

export const examples: Examples = {
  film: {
    description: 'A film strip with a frame for each step.',
    route: 'tutorial',
    Show: () => <FilmContents />,
  },
}
