import './lib/checkNode.mjs'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './lib/run.mjs'
import { readLoad, type Load } from './nginx/readLoad'
import { runNginx, startNginx } from './nginx/startNginx'

const rounds = 3
const secondsEach = 5
const connections = 64
const [ours, plain] = [9240, 9241]

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
  const servers = [await startOurs(), await startPlain()]
  try {
    const results: [Load, Load][] = []
    // By turns, so that whatever else the machine does meets both.
    for (let round = 0; round < rounds; round++) results.push([load(ours), load(plain)])
    print(
      'ours ',
      results.map(([first]) => first),
    )
    print(
      'plain',
      results.map(([, second]) => second),
    )
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
  const address = `http://127.0.0.1:${port}/about/`
  return readLoad(execFileSync('wrk', [...amount, address], { encoding: 'utf8' }))
}

function print(name: string, loads: readonly Load[]): void {
  const rate = Math.round(loads.reduce((sum, { perSecond }) => sum + perSecond, 0) / loads.length)
  const p99 = Math.max(...loads.map((each) => each.p99))
  const failed = loads.reduce((sum, each) => sum + each.failed, 0)
  console.log(`${name}: ${rate} requests/s, p99 at most ${p99.toFixed(1)} ms, ${failed} failed`)
}

bench().catch((error: unknown) => {
  const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  console.error(missing ? 'There is no wrk on this machine. Debian: apt-get install wrk' : error)
  process.exitCode = 1
})
