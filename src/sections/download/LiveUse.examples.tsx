import type { Examples } from '../../components/example'
import { LiveUse } from './LiveUse'

export const examples: Examples = {
  camera: {
    description: 'What live swaps need, next to a drawing of a stream.',
    route: 'download',
    Show: ({ pages }) => pages.download.stream && <LiveUse picture={pages.download.stream} />,
  },
}
