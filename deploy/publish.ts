import { parseArgs } from 'node:util'
import { publish } from './lib/publish'
import { reloadBy } from './lib/reload'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    build: { type: 'string', default: 'public' },
    keep: { type: 'string', default: '5' },
    reload: { type: 'string' },
  },
})
const [target] = positionals
const keep = Number(values.keep)

try {
  if (!target || !(keep >= 2)) {
    throw new Error(
      'deploy/publish <folder of the server> [--build public] [--keep 5] [--reload <command>]',
    )
  }
  const release = publish({ build: values.build, target, keep, reload: reloadBy(values.reload) })
  console.log(`${release} is served`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
