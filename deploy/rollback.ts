import { parseArgs } from 'node:util'
import { rollBack } from './lib/publish'
import { reloadBy } from './lib/reload'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { reload: { type: 'string' } },
})
const [target] = positionals

try {
  if (!target) throw new Error('deploy/rollback <folder of the server> [--reload <command>]')
  console.log(`${rollBack(target, reloadBy(values.reload))} is served again`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
