import type { Example, Examples } from '../../components/example'
import { DownloadButtons } from './DownloadButtons'

const Show: Example['Show'] = ({ pages }) => (
  <DownloadButtons files={pages.home.releases?.files ?? []} />
)

export const examples: Examples = {
  windows: {
    description: 'On Windows, the button for Windows is prominent.',
    state: { os: 'windows', offer: 'windows' },
    Show,
  },
  mac: {
    description: 'On a Mac, the button for Macs is first and prominent.',
    state: { os: 'mac', offer: 'mac', first: 'mac' },
    Show,
  },
  macIntel: {
    description: 'On a Mac with an Intel processor, a notice replaces the button for Macs.',
    state: { os: 'macIntel', offer: 'none', first: 'mac' },
    Show,
  },
  phone: {
    description: 'On a phone, visitors send themselves the link.',
    state: { os: 'mobile', offer: 'none' },
    Show,
  },
  otherSystem: {
    description: 'On a system that has no version of the app, such as Linux.',
    state: { os: 'other', offer: 'none' },
    Show,
  },
  unknownSystem: {
    description: 'On a system that was not recognized.',
    state: { os: 'unknown', offer: 'none' },
    Show,
  },
  noscript: { description: 'Without scripts, both buttons are prominent.', state: {}, Show },
}
