import type { Example, Examples } from '../../components/example'
import { DetailsList } from './DetailsList'

const Show: Example['Show'] = ({ pages: { price } }) => (
  <DetailsList
    entries={(price.faq?.entries ?? []).map(({ key, question, answer }) => ({
      key,
      summary: question,
      content: answer,
    }))}
  />
)

export const examples: Examples = {
  closed: { description: 'Only the questions are shown.', Show },
  open: { description: 'All answers are open.', isOpen: true, Show },
}
