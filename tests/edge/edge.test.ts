import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testContract } from '../deploy/contract'
import { publicFolder } from '../deploy/folders'
import { freePort } from '../deploy/freePort'

/** Cloudflare's own runtime wants a newer Node than the site does, and brings it along. */
const wrangler = [
  '-y',
  '-p',
  'node@22',
  '-p',
  'wrangler@4',
  'wrangler',
  'pages',
  'dev',
  '--ip',
  '127.0.0.1',
]

let host: ChildProcess
let port = 0

beforeAll(async () => {
  port = await freePort()
  host = spawn(
    'npx',
    // Without a date it asks for the newest behaviour, which it may not have yet.
    [...wrangler, publicFolder, '--port', String(port), '--compatibility-date', '2026-01-01'],
    {
      // Elsewhere than in the project, where it would look for a configuration and leave its files.
      cwd: mkdtempSync(join(tmpdir(), 'site-edge-')),
      env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
      // It starts a runtime of its own, which has to end with it.
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  await new Promise<void>((ready, fail) => {
    host.stdout?.on('data', (line: Buffer) => {
      if (line.includes('Ready on')) ready()
    })
    host.on('exit', () => fail(new Error('wrangler did not start')))
  })
}, 300_000)

afterAll(() => {
  if (host.pid) process.kill(-host.pid)
})

testContract({ port: () => port, edge: true })
