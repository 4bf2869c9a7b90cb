import type { Example, Examples } from '../../components/example'
import { AllFiles } from './AllFiles'
import { InstallSteps } from './InstallSteps'

const onPhone = { os: 'mobile', offer: 'none' } as const
const Show: Example['Show'] = ({ pages }) => (
  <AllFiles files={pages.home.releases?.files ?? []} steps={InstallSteps} />
)

export const examples: Examples = {
  closed: { description: 'What phones show below the way to send the link.', state: onPhone, Show },
  open: {
    description: 'The files of all systems, with the installation steps.',
    state: onPhone,
    isOpen: true,
    Show,
  },
}
