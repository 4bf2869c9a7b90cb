import type { Examples } from '../example'
import { Prose } from './Prose'

export const examples: Examples = {
  answer: {
    description: 'All answers of a page: paragraphs, lists, links and commands.',
    Show: ({ pages: { download } }) =>
      (download.faq?.entries ?? []).map(({ key, answer }) => <Prose key={key} nodes={answer} />),
  },
  legal: {
    description: 'The introduction of a legal document.',
    Show: ({ pages: { privacy } }) => privacy.text && <Prose nodes={privacy.text.introduction} />,
  },
}
