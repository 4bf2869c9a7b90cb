import { CastImage } from '../../components/Portrait/Portrait'
import type { Examples } from '../../components/example'
import { PageHero } from './PageHero'

export const examples: Examples = {
  plain: {
    description: 'Title and lead on a coloured background.',
    route: 'price',
    Show: () => <PageHero page="price" on="amber" />,
  },
  person: {
    description: 'With a person beside the text, or below it in narrow windows.',
    route: 'tutorial',
    Show: () => <PageHero page="tutorial" on="amber" person="eva" />,
  },
  poster: {
    description: 'With a title as large as on a poster.',
    route: 'credits',
    Show: () => <PageHero page="credits" on="violet" isPoster />,
  },
  square: {
    description: 'With a picture as a square at the end.',
    route: 'about',
    Show: () => <PageHero page="about" on="coral" art={<CastImage file="ada-ben" />} isArtSquare />,
  },
}
