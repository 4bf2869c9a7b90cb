// One chunk for what only computers need, so that phones never load it.
export { readHints } from '../../browser/app/machineHints'
export { systemProblem } from '../../lib/systemProblem'
