import './lib/checkNode.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { ensureTestTools } from './lib/installTestTools.mjs'
import { runAllSteps } from './lib/steps.mjs'

/**
 * Installs missing tools, runs all checks and returns the exit code. `--full` tests all pages, not a sample; `--tools` only
 * installs the tools.
 */
async function test() {
  if (process.argv.includes('--full')) process.env.TEST_FULL = '1'
  if (!ensureInstalled() || !(await ensureTestTools())) return 1
  return process.argv.includes('--tools') ? 0 : runAllSteps()
}

process.exitCode = await test()
