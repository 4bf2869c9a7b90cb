import './lib/checkNode.mjs'
import { root, run, tool } from './lib/run.mjs'
import { dropStaleCache } from './lib/staleCache.mjs'

const [command = 'build', ...options] = process.argv.slice(2)

/** Environment variables for production builds without telemetry and prompts. */
const buildEnvironment = { CI: 'true', GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }

if (dropStaleCache(root)) console.log('Build code has changed: the cache is invalidated.')
process.exitCode = await run(
  tool('gatsby'),
  [command, ...options],
  command === 'build' ? buildEnvironment : {},
)
