import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { alone } from '../../deploy/lib/lock'

const room = mkdtempSync(join(tmpdir(), 'site-lock-'))
const [target, inside] = [join(room, 'server'), join(room, 'inside')]
const lock = join(target, '.lock')
const isRoot = process.getuid?.() === 0

/** The number of a process that has ended. */
async function deadProcess(): Promise<number> {
  const child = spawn('true')
  await once(child, 'exit')
  return child.pid ?? 0
}

beforeAll(() => {
  for (const folder of [target, inside]) mkdirSync(folder)
})

afterAll(() => rmSync(room, { recursive: true }))

test('the lock of a process that was killed is no hindrance, and none stays', async () => {
  writeFileSync(lock, String(await deadProcess()))
  expect(alone(target, () => 'done')).toBe('done')
  expect(existsSync(lock)).toBe(false)
})

// Only root can become somebody else.
const testAsRoot = isRoot ? test : test.skip

testAsRoot('a process of another user counts as well', () => {
  chmodSync(room, 0o755)
  chmodSync(target, 0o777)
  const other = spawn('sleep', ['60'], { uid: 65533, gid: 65533 })
  writeFileSync(lock, String(other.pid))
  process.seteuid?.(65534)
  try {
    expect(() => alone(target, () => 'done')).toThrow(`Process ${other.pid} is at work`)
  } finally {
    process.seteuid?.(0)
    other.kill()
    rmSync(lock, { force: true })
  }
})

test('of many who find the lock of a killed process at once, one at a time gets to work', async () => {
  const holders = Array.from({ length: 6 }, () =>
    fork(join(__dirname, 'lockHolder.ts'), [target, inside], { execArgv: ['--import', 'tsx'] }),
  )
  await Promise.all(holders.map((holder) => once(holder, 'message')))
  writeFileSync(lock, String(await deadProcess()))
  const reports = Promise.all(holders.map((holder) => once(holder, 'message')))
  for (const holder of holders) holder.send('go')
  const met = (await reports).map(([count]) => count as number)
  expect(Math.max(...met)).toBe(1)
  expect(existsSync(lock)).toBe(false)
}, 30_000)
