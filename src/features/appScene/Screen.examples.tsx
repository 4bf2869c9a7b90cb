import type { Examples } from '../../components/example'
import { StillScreen } from './Screen'
import { steps } from './steps'

const stills = steps.filter(({ id }) => id !== 'modes' && id !== 'fast' && id !== 'pro')

export const examples: Examples = {
  stills: {
    description: 'The stills of a call, a photo, a video, and of the best mode.',
    Show: () => (
      <div className="columns">
        {stills.map(({ id, picture }) => (
          <StillScreen key={id} picture={picture} />
        ))}
      </div>
    ),
  },
}
