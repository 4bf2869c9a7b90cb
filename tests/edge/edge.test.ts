import { type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import spawn from 'cross-spawn'
import { testContract } from '../deploy/contract'
import { freePort } from '../deploy/localServer'
import { testHostilePaths } from '../deploy/hostilePaths'

const project = resolve(__dirname, '../..')
const wrangler = 'deploy/edge/node_modules/wrangler/bin/wrangler.js'
/** The command that runs Node 24 or later, because wrangler does not support Node 20. */
const node =
  Number.parseInt(process.versions.node) >= 24
    ? [process.execPath]
    : ['npx', '-y', '-p', 'node@24', 'node']

let host: ChildProcess
let port = 0

beforeAll(async () => {
  port = await freePort()
  const options = `dev --ip 127.0.0.1 --port ${port}`.split(' ')
  const [command = '', ...args] = [...node, 'tests/edge/runWrangler.mjs', wrangler, ...options]

  host = spawn(command, args, {
    cwd: project,
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    // The end of the standard input stops wrangler.
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await new Promise<void>((ready, fail) => {
    host.stdout?.on('data', (line: Buffer) => {
      if (line.includes('Ready on')) ready()
    })
    host.on('exit', () =>
      fail(new Error('wrangler did not start. Run: npm ci --prefix deploy/edge')),
    )
  })
})

afterAll(async () => {
  const exit = once(host, 'exit')

  host.stdin?.end()
  await exit
})

testContract({ host: () => port, edge: true, logsReports: true })
testHostilePaths(() => port, { parsesRequests: false })
