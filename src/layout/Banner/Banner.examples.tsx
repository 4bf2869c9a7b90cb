import type { Examples } from '../../components/example'
import { Banner } from './Banner'

export const examples: Examples = {
  open: {
    description: 'The banner above the header, until the visitor closes it.',
    Show: ({ pages }) => pages.home.banner && <Banner href={pages.home.banner.href} />,
  },
}
