import type { Examples } from '../../components/example'
import { Meter } from './Meter'

export const examples: Examples = {
  levels: {
    description: 'The three levels of the three properties of a mode.',
    Show: () => (
      <>
        <Meter name="quality" level={1} />
        <Meter name="speed" level={2} />
        <Meter name="resources" level={3} />
      </>
    ),
  },
}
