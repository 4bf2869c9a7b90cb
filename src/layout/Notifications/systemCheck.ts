// Puts both modules into one chunk, which phones never load.
export { readHints } from '../../browser/app/machineHints'
export { systemProblem } from '../../lib/systemProblem'
