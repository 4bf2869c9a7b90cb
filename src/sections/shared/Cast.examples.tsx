import type { Examples } from '../../components/example'
import { Section } from '../../components/Section/Section'
import { usePageMessages } from '../../i18n/PageProvider'
import { Cast } from './Cast'

export const examples: Examples = {
  credits: {
    description: 'All people, as the section of the credits page crops them.',
    Show: () => {
      const { title, text } = usePageMessages('credits').chat

      return <Section id="chat" title={title} lead={text} on="sky" art={<Cast row="credits" />} />
    },
  },
  about: {
    description: 'All people, as the section of the about page crops them.',
    Show: () => {
      const { title, text } = usePageMessages('about').accessibility

      return <Section id="cast" title={title} lead={text} on="amber" art={<Cast row="about" />} />
    },
  },
}
