import { type Rule } from './rule'

/** The state that starts the app writes by how much the layout shifted. */
export const stillStart: Rule = {
  name: 'nothing shifts when the app starts',
  remedy:
    'Let the first render equal the built page: what only the browser knows is read in CSS or keeps its place free.',
  find: () => {
    const { startShift = 0 } = window as { startShift?: number }
    return startShift > 0.001 ? [`the layout shifts by ${startShift.toFixed(4)}`] : []
  },
}
