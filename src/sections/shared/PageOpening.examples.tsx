import { CastImage } from '../../components/CastImage/CastImage'
import type { Examples } from '../../components/example'
import { usePageMessages } from '../../i18n/PageProvider'
import { PageOpening } from './PageOpening'

export const examples: Examples = {
  plain: {
    description: 'Title and lead on a coloured background.',
    route: 'price',
    Show: () => <PageOpening messages={usePageMessages('price')} on="amber" />,
  },
  leadInColumns: {
    description: 'With a lead in two columns.',
    route: 'price',
    Show: () => <PageOpening messages={usePageMessages('price')} on="amber" isLeadInColumns />,
  },
  person: {
    description: 'With a person beside the text, or below it in narrow windows.',
    route: 'tutorial',
    Show: () => <PageOpening messages={usePageMessages('tutorial')} on="amber" person="eva" />,
  },
  largeTitle: {
    description: 'With a larger title, in wide windows next to the lead.',
    route: 'credits',
    Show: () => <PageOpening messages={usePageMessages('credits')} on="violet" isTitleLarge />,
  },
  square: {
    description: 'With a picture as a square at the end.',
    route: 'about',
    Show: () => (
      <PageOpening
        messages={usePageMessages('about')}
        on="coral"
        art={<CastImage file="ada-ben" />}
        isArtSquare
      />
    ),
  },
}
