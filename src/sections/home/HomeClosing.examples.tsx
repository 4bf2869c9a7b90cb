import type { Examples } from '../../components/example'
import { HomeClosing } from './HomeClosing'

export const examples: Examples = {
  downloads: {
    description: 'The download buttons, with a person.',
    Show: ({ pages }) => <HomeClosing files={pages.home.releases?.files ?? []} />,
  },
}
