import './lib/checkNode.mjs'
import { gatsbyEnvironment } from './lib/environment.mjs'
import { root, run, tool } from './lib/run.mjs'
import { dropStaleCache } from './lib/staleCache.mjs'

const [command = 'build', ...options] = process.argv.slice(2)

if (dropStaleCache(root)) console.log('Nothing that Gatsby kept can be used: it starts afresh.')
process.exitCode = await run(
  tool('gatsby'),
  [command, ...options],
  command === 'build' ? gatsbyEnvironment : {},
)
