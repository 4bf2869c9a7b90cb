import { spawn, type ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'
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
  const [command = '', ...args] = [...node, wrangler, ...options]

  host = spawn(command, args, {
    cwd: project,
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    // wrangler starts workerd as a child process, so the whole process group must be killed.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
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

afterAll(() => {
  if (host.pid) process.kill(-host.pid)
})

testContract({ host: () => port, edge: true, logsReports: true })
testHostilePaths(() => port, { parsesRequests: false })
