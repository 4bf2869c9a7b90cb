import type { Example, Examples } from '../../components/example'
import { isMainFile } from '../../site/releases'
import type { System } from '../../site/systems'
import { DownloadDialog } from './DownloadDialog'

/** Shows the dialog for the main file of a system, after a click on the link to it on a host, if any. */
const show =
  (system: System, host?: 'preferred' | 'mirror'): Example['Show'] =>
  ({ pages }) => {
    const file = pages.home.releases?.files.find(isMainFile(system))
    const url = host && file?.channels[host]

    return file && <DownloadDialog file={file} url={url ?? undefined} onClose={() => undefined} />
  }

export const examples: Examples = {
  windows: {
    description: 'After a click on the download for Windows.',
    Show: show('windows', 'preferred'),
  },
  mac: {
    description: 'After a click on the download for Macs.',
    state: { os: 'mac', offer: 'mac' },
    Show: show('mac', 'preferred'),
  },
  mirror: {
    description: 'After a click on the download from the mirror.',
    Show: show('windows', 'mirror'),
  },
  link: {
    description: 'A link or a reload has opened the dialog, so that no download is starting.',
    Show: show('windows'),
  },
}
