import './lib/checkNode.mjs'
import { readLaunchGaps } from '../src/lib/launch/readLaunchGaps'
import { root } from './lib/run.mjs'

const gaps = readLaunchGaps(root, process.env)

if (gaps.length > 0) {
  console.error(gaps.join('\n'))
  console.error(`\n${gaps.length} to supply before the site goes live.`)
  process.exitCode = 1
} else {
  console.log('Nothing is left to supply: the site may go live.')
}
