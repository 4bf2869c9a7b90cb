import './lib/checkPath.mjs'
import { parseArgs } from 'node:util'
import { commitSteps, lintSteps, runAllSteps, runSteps, sourceSteps } from './lib/checks'
import { runTask } from './lib/runTask'
import { ensureTestTools } from './lib/testTools'

// `--full` tests all pages, not a sample. `--tools` only installs the tools that the tests need. `check` runs the unit tests
// of changed modules; in CI, where nothing has changed since the last commit, it runs all.
runTask(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { full: { type: 'boolean' }, tools: { type: 'boolean' } },
  })
  if (positionals[0] === 'lint') return runSteps(lintSteps)
  if (positionals[0] === 'check') return runSteps(process.env.CI ? sourceSteps : commitSteps)
  if (values.full) process.env.TEST_FULL = '1'
  if (!(await ensureTestTools())) return 1

  return values.tools ? 0 : runAllSteps()
})
