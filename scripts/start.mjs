import './lib/checkNode.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { run } from './lib/run.mjs'

/** Installs the dependencies, builds the site and serves it. Returns the exit code of the first step that fails. */
async function start() {
  if (!ensureInstalled()) return 1
  console.log('Building the site …')
  const code = await run(process.execPath, ['scripts/gatsby.mjs', 'build'])
  return code === 0 ? run(process.execPath, ['--import', 'tsx', 'scripts/serve.ts']) : code
}

process.exitCode = await start()
