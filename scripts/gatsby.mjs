import './lib/checkNode.mjs'
import { gatsbyEnvironment } from './lib/environment.mjs'
import { root, run, tool } from './lib/run.mjs'
import { dropStaleCache } from './lib/staleCache.mjs'

const [command = 'build', ...options] = process.argv.slice(2)

if (dropStaleCache(root)) console.log('Build code has changed: starting without the cache.')
process.exitCode = await run(
  tool('gatsby'),
  [command, ...options],
  command === 'build' ? gatsbyEnvironment : {},
)

// The rules of the hosts depend on the finished site: the names of its files, and the hash of its inline script.
if (command === 'build' && process.exitCode === 0) {
  process.exitCode = await run(process.execPath, ['--import', 'tsx', 'deploy/writeHostFiles.ts'])
}
