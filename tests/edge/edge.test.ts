import { type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import spawn from 'cross-spawn'
import { testContract } from '../deploy/contract'
import { testHostilePaths } from '../deploy/hostilePaths'
import { freePort } from '../deploy/localServer'
import { readBuilt } from '../support/builtSite'

const project = resolve(__dirname, '../..')
const wrangler = 'deploy/edge/node_modules/wrangler/bin/wrangler.js'
/** The command that runs Node 24 or later, because wrangler does not support Node 20. */
const node =
  Number.parseInt(process.versions.node) >= 24
    ? [process.execPath]
    : ['npx', '-y', '-p', 'node@24', 'node']

let host: ChildProcess
let port = 0
/** What wrangler has printed. */
let output = ''

beforeAll(async () => {
  port = await freePort()
  const options = `dev --ip 127.0.0.1 --port ${port}`.split(' ')
  const [command = '', ...args] = [...node, 'tests/edge/runWrangler.mjs', wrangler, ...options]

  host = spawn(command, args, {
    cwd: project,
    env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    // The end of the standard input stops wrangler.
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  await new Promise<void>((ready, fail) => {
    const onData = (data: Buffer) => {
      output += data.toString()
      if (output.includes('Ready on')) ready()
    }

    host.stdout?.on('data', onData)
    host.stderr?.on('data', onData)
    host.on('exit', () =>
      fail(new Error(`wrangler did not start. Run: npm ci --prefix deploy/edge\n${output}`)),
    )
  })
})

afterAll(async () => {
  const exit = once(host, 'exit')

  host.stdin?.end()
  await exit
})

// Cloudflare refuses a deployment with an invalid line.
test('wrangler reads every line of _headers and _redirects', () => {
  const redirects = readBuilt('_redirects').trim().split('\n').length
  const headers = readBuilt('_headers').match(/^\//gm)?.length

  expect(output).toContain(`Parsed ${redirects} valid redirect rules.`)
  expect(output).toContain(`Parsed ${headers} valid header rules.`)
  expect(output).not.toContain('invalid')
})

testContract({ server: () => port, edge: true, logsReports: true })
testHostilePaths(() => port, { parsesRequests: false })
