import './lib/checkNode.mjs'
import { gatsbyEnvironment } from './lib/environment.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { run, tool } from './lib/run.mjs'

/** Installs, builds and serves the production site; gives the exit code of the first part that fails. */
async function start() {
  if (!(await ensureInstalled())) return 1
  console.log('Building the site …')
  const code = await run(tool('gatsby'), ['build'], gatsbyEnvironment)
  return code === 0 ? run(process.execPath, ['--import', 'tsx', 'scripts/serve.ts']) : code
}

process.exitCode = await start()
