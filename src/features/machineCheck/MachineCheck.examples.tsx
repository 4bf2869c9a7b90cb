import type { Example, Examples } from '../../components/example'
import { MachineCheck } from './MachineCheck'
import { RequirementsSummary } from './RequirementsSummary'

const Show: Example['Show'] = ({ pages }) =>
  pages.home.requirements && (
    <MachineCheck
      requirements={pages.home.requirements}
      table={RequirementsSummary}
      renderDownload={() => null}
    />
  )

export const examples: Examples = {
  windows: { description: 'Before the check, on Windows.', Show },
  mac: {
    description: 'Before the check, on a Mac, which has fewer parts to check.',
    state: { os: 'mac', offer: 'mac' },
    Show,
  },
  phone: {
    description: 'On a phone, there is only the summary.',
    state: { os: 'mobile', offer: 'none' },
    Show,
  },
}
