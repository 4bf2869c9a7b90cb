import './lib/checkNode.mjs'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './lib/run.mjs'
import { readLoad, type Load } from './nginx/readLoad'
import { runNginx, startNginx, type Nginx } from './nginx/startNginx'

const rounds = 3
const secondsEach = 5
const connections = 64
const [ours, plain] = [9240, 9241]
const page = '/about/'

/** What is promised: the share of the bare server's requests per second, and the 99th percentile in milliseconds. */
const promised = { share: 0.9, p99: 100 }

/** The same program serving the same files without our configuration, as the yardstick. */
const plainConfiguration = `
pid nginx.pid;
worker_processes auto;
error_log stderr warn;
events { worker_connections 4096; }
http {
  types { text/html html; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  scgi_temp_path scgi;
  uwsgi_temp_path uwsgi;
  server {
    listen 127.0.0.1:${plain};
    root public;
  }
}
`

async function bench(): Promise<void> {
  const servers: Nginx[] = []
  try {
    servers.push(await startOurs())
    servers.push(await startPlain())
    await expectSameBytes()
    const results: [Load, Load][] = []
    // By turns, so that whatever else the machine does meets both.
    for (let round = 0; round < rounds; round++) results.push([load(ours), load(plain)])
    const mine = together(results.map(([first]) => first))
    const bare = together(results.map(([, second]) => second))
    print('ours ', mine)
    print('plain', bare)
    const share = mine.perSecond / bare.perSecond
    console.log(`ours is ${share.toFixed(2)} of plain`)
    const kept = share >= promised.share && mine.p99 <= promised.p99 && mine.failed === 0
    if (!kept) process.exitCode = 1
  } finally {
    for (const server of servers) await server.stop()
  }
}

function startOurs() {
  const generated = join(root, 'deploy/nginx/generated')
  return startNginx({ folder: join(root, 'public'), generated, port: ours })
}

function startPlain() {
  const prefix = mkdtempSync(join(tmpdir(), 'site-plain-'))
  symlinkSync(join(root, 'public'), join(prefix, 'public'))
  writeFileSync(join(prefix, 'nginx.conf'), plainConfiguration)
  return runNginx(prefix, plain)
}

function load(port: number): Load {
  const amount = ['-t2', `-c${connections}`, `-d${secondsEach}s`, '--latency']
  const address = `http://127.0.0.1:${port}${page}`
  return readLoad(execFileSync('wrk', [...amount, address], { encoding: 'utf8' }))
}

/** Throws unless both servers answer the request of wrk, which understands no packing, with the same file. */
async function expectSameBytes(): Promise<void> {
  const headers = { 'Accept-Encoding': 'identity' }
  const [mine, bare] = await Promise.all(
    [ours, plain].map(async (port) => {
      const answer = await fetch(`http://127.0.0.1:${port}${page}`, { headers })
      return answer.text()
    }),
  )
  if (!mine || mine !== bare) throw new Error('The two servers serve different files')
}

/** The mean of the rates, the worst of the waiting times, and all failures of several runs. */
function together(loads: readonly Load[]): Load {
  return {
    perSecond: loads.reduce((all, { perSecond }) => all + perSecond, 0) / loads.length,
    p99: Math.max(...loads.map((each) => each.p99)),
    failed: loads.reduce((all, each) => all + each.failed, 0),
  }
}

function print(name: string, { perSecond, p99, failed }: Load): void {
  const rate = Math.round(perSecond)
  console.log(`${name}: ${rate} requests/s, p99 at most ${p99.toFixed(1)} ms, ${failed} failed`)
}

bench().catch((error: unknown) => {
  const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  console.error(missing ? 'There is no wrk on this machine. Debian: apt-get install wrk' : error)
  process.exitCode = 1
})
