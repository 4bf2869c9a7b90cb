import type { Example, Examples } from '../../components/example'
import type { System } from '../../site/systems'
import { DownloadCard } from './DownloadCard'

const show =
  (system: System): Example['Show'] =>
  ({ pages }) => <DownloadCard system={system} files={pages.download.releases?.files ?? []} />

export const examples: Examples = {
  windows: {
    description: 'The card for Windows, on a plate because the visitor has Windows.',
    route: 'download',
    Show: show('windows'),
  },
  mac: {
    description: 'The card for Macs, on Windows.',
    route: 'download',
    Show: show('mac'),
  },
  macIntel: {
    description: 'The card for Macs, on a Mac with an Intel processor.',
    route: 'download',
    state: { os: 'macIntel', offer: 'none' },
    Show: show('mac'),
  },
  open: {
    description: 'With the other ways to download and the installation steps.',
    route: 'download',
    isOpen: true,
    Show: show('windows'),
  },
}
