import type { Example, Examples } from '../../components/example'
import { steps, type StepOf } from '../../features/appScene/steps'
import { ModeStep } from './ModeStep'

const modes = steps.filter((step) => step.kind === 'mode')

/** Shows all modes, of which one is current. */
const show =
  (current: StepOf<'mode'>['id']): Example['Show'] =>
  () => (
    <div className="page">
      {modes.map((step) => (
        <ModeStep key={step.id} step={step} isCurrent={step.id === current} />
      ))}
    </div>
  )

export const examples: Examples = {
  fast: { description: 'The first mode is current.', Show: show('fast') },
  expert: { description: 'The last mode is current.', Show: show('expert') },
}
