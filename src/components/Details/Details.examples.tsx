import { usePageMessages } from '../../i18n/PageProvider'
import type { Example, Examples } from '../example'
import { Details } from './Details'

const Show: Example['Show'] = () => {
  const { dialog } = usePageMessages('downloads')

  return (
    <Details summary={dialog.next}>
      <p>{dialog.windows.open}</p>
      <p>{dialog.windows.install}</p>
    </Details>
  )
}

export const examples: Examples = {
  closed: { description: 'Only the summary is shown.', Show },
  open: {
    description: 'The content is below the summary, whose icon has turned.',
    Show,
    isOpen: true,
  },
}
