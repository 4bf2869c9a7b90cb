import type { Examples } from '../../components/example'
import { steps } from '../../features/appScene/steps'
import { ModesHeading, UseStep } from './SceneSteps'

const uses = steps.filter((step) => step.kind === 'use')
const headings = steps.filter((step) => step.kind === 'heading')

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
        {headings.map((step) => (
          <ModesHeading key={step.id} step={step} isCurrent={false} />
        ))}
      </div>
    ),
  },
}
