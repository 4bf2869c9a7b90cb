import type { Example, Examples } from '../../components/example'
import { DownloadOpening } from './DownloadOpening'

const Show: Example['Show'] = ({ pages }) => (
  <DownloadOpening files={pages.download.releases?.files ?? []} />
)

export const examples: Examples = {
  windows: {
    description: 'The cards for both systems. The one for the own system is first.',
    route: 'download',
    Show,
  },
  phone: {
    description: 'On a phone, the link for a computer and the collapsed files.',
    route: 'download',
    state: { os: 'mobile', offer: 'none' },
    Show,
  },
  otherSystem: {
    description: 'On a system that has no version of the app, with a QR code.',
    route: 'download',
    state: { os: 'other', offer: 'none' },
    Show,
  },
  noscript: { description: 'Without scripts.', route: 'download', state: {}, Show },
}
