import { usePageMessages } from '../../i18n/PageProvider'
import { CastImage } from '../CastImage/CastImage'
import type { Examples } from '../example'
import { CallToAction } from '../Link/Link'
import { Person } from '../Portrait/Portrait'
import { Section } from './Section'

const backgrounds = [
  'paper',
  'sunk',
  'night',
  'seam',
  'coral',
  'violet',
  'mint',
  'amber',
  'sky',
] as const

const person = <Person head="eva" face="ben" />

export const examples: Examples = {
  backgrounds: {
    description: 'A section on every background, with a lead and a button.',
    Show: () => {
      const { camera, tutorial } = usePageMessages('download')

      return backgrounds.map((background) => (
        <Section
          key={background}
          id={background}
          title={camera.title}
          lead={camera.text}
          on={background}
        >
          <CallToAction route="tutorial">{tutorial}</CallToAction>
        </Section>
      ))
    },
  },
  aside: {
    description: 'Wide windows show the heading, and what follows it, next to the content.',
    Show: () => {
      const { camera, tutorial } = usePageMessages('download')
      const button = <CallToAction route="tutorial">{tutorial}</CallToAction>

      return (
        <Section id="aside" title={camera.title} lead={camera.text} aside={button}>
          <CastImage file="eva-eva" />
        </Section>
      )
    },
  },
  detail: {
    description: 'Less padding, and a smaller heading.',
    Show: () => {
      const { title, text } = usePageMessages('about').portraits

      return <Section id="detail" title={title} lead={text} isDetail />
    },
  },
  art: {
    description: 'A drawing below the content, on the lower edge of the section.',
    Show: () => {
      const { title, text } = usePageMessages('home').closing

      return <Section id="art" title={title} lead={text} on="mint" art={person} />
    },
  },
  artBeside: {
    description:
      'A drawing that the edge of the section crops; wide windows show it next to the text.',
    Show: () => {
      const { title, text } = usePageMessages('home').closing

      return (
        <Section
          id="artBeside"
          title={title}
          lead={text}
          on="mint"
          art={person}
          artPosition="beside"
        />
      )
    },
  },
}
