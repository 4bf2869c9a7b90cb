import type { Example, Examples } from '../../components/example'
import { isMainFile } from '../../site/releases'
import type { System } from '../../site/systems'
import { InstallSteps } from './InstallSteps'

const show =
  (system: System): Example['Show'] =>
  ({ pages }) => {
    const file = pages.home.releases?.files.find(isMainFile(system))

    return file && <InstallSteps file={file} />
  }

export const examples: Examples = {
  windows: {
    description: 'The steps on Windows. With a publisher, a drawing shows what to check.',
    Show: show('windows'),
  },
  mac: {
    description: 'The steps on a Mac, with a drawing of the question that macOS asks.',
    Show: show('mac'),
  },
}
