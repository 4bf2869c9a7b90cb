import type { Examples } from '../../components/example'
import { steps, type UseStep as Use } from '../../features/appScene/steps'
import { ModesHeading, UseStep } from './SceneSteps'

const uses = steps.filter((step): step is Use => step.kind === 'use')

export const examples: Examples = {
  uses: {
    description: 'The three uses of the app, of which the first is current.',
    Show: () => (
      <div className="page">
        {uses.map((step, index) => (
          <UseStep key={step.id} step={step} isCurrent={index === 0} />
        ))}
      </div>
    ),
  },
  heading: {
    description: 'The heading of the modes.',
    Show: () => (
      <div className="page">
        <ModesHeading id="modes" isCurrent={false} />
      </div>
    ),
  },
}
