import './lib/checkNode.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ensurePrograms } from './lib/installPrograms.mjs'
import { allSteps, runSteps } from './lib/steps.mjs'

/** Installs what is missing and runs every check; gives the exit code. `--full` checks all pages instead of samples. */
async function test() {
  if (process.argv.includes('--full')) process.env.TEST_FULL = '1'
  if (!(await ensureInstalled()) || !(await ensurePrograms())) return 1
  return runSteps(allSteps)
}

process.exitCode = await test()
