import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { alone } from '../../deploy/lib/lock'

/** A process of the lock's test: told to, it works in a folder for a while, and reports with how many it shared it. */
const [target = '', inside = ''] = process.argv.slice(2)

process.on('message', () => {
  process.send?.(work())
  process.disconnect()
})
process.send?.('ready')

function work(): number {
  try {
    return alone(target, () => {
      const mark = join(inside, String(process.pid))
      writeFileSync(mark, '')
      let met = 0
      for (let look = 0; look < 2000; look++) met = Math.max(met, readdirSync(inside).length)
      rmSync(mark)
      return met
    })
  } catch {
    return 0
  }
}
