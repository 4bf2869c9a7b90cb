import '../../scripts/lib/checkNode.mjs'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../scripts/lib/run.mjs'
import { runTask } from '../../scripts/lib/runTask'
import { picturesToTake } from './cases'
import { comparePictures } from './compare'
import { takePictures } from './take'

const usage = `Usage:
  npm run pictures -- take FOLDER [--site public] [--quick] [--filter TEXT]
  npm run pictures -- compare BEFORE AFTER OUTPUT`

runTask(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string', default: join(root, 'public') },
      quick: { type: 'boolean', default: false },
      filter: { type: 'string' },
    },
  })
  const [command, ...folders] = positionals
  const [first, second, output] = folders
  if (command === 'take' && first && !second) {
    const pictures = picturesToTake(values.quick, values.filter)
    mkdirSync(first, { recursive: true })
    await takePictures(values.site, pictures, first)
    console.log(`${first} has ${pictures.length} pictures.`)
    return 0
  }
  if (command !== 'compare' || !first || !second || !output) throw new Error(usage)
  mkdirSync(output, { recursive: true })
  const differences = await comparePictures(first, second, output)
  for (const { name, pixels, rows } of differences) {
    const ranges = rows.map(([from, to]) => `${from}–${to}`)
    console.log(`${name}: ${pixels} pixels, rows ${ranges.join(', ')}`)
  }
  console.log(`${differences.length} pictures differ.`)
  return differences.length > 0 ? 1 : 0
})
