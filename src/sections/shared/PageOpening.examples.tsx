import type { Examples } from '../../components/example'
import { CastImage } from '../../components/Portrait/Portrait'
import { PageOpening } from './PageOpening'

export const examples: Examples = {
  plain: {
    description: 'Title and lead on a coloured background.',
    route: 'price',
    Show: () => <PageOpening page="price" on="amber" />,
  },
  leadInColumns: {
    description: 'With a lead in two columns.',
    route: 'price',
    Show: () => <PageOpening page="price" on="amber" isLeadInColumns />,
  },
  person: {
    description: 'With a person beside the text, or below it in narrow windows.',
    route: 'tutorial',
    Show: () => <PageOpening page="tutorial" on="amber" person="eva" />,
  },
  largeTitle: {
    description: 'With a larger title, in wide windows next to the lead.',
    route: 'credits',
    Show: () => <PageOpening page="credits" on="violet" isTitleLarge />,
  },
  square: {
    description: 'With a picture as a square at the end.',
    route: 'about',
    Show: () => (
      <PageOpening page="about" on="coral" art={<CastImage file="ada-ben" />} isArtSquare />
    ),
  },
}
