import { parseArgs } from 'node:util'
import { refuseBeforeLaunch } from './lib/launch'
import { publish } from './lib/publish'
import { reloadBy } from './lib/reload'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    build: { type: 'string', default: 'public' },
    keep: { type: 'string', default: '5' },
    reload: { type: 'string' },
    'before-launch': { type: 'boolean', default: false },
  },
})
const [target] = positionals
const keep = Number(values.keep)

try {
  if (!target || !(keep >= 2)) {
    throw new Error(
      'deploy/publish <folder of the server> [--build public] [--keep 5] [--reload <command>] [--before-launch]',
    )
  }
  if (!values['before-launch']) refuseBeforeLaunch(process.cwd(), process.env)
  const release = publish({ build: values.build, target, keep, reload: reloadBy(values.reload) })
  console.log(`${release} is served`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
