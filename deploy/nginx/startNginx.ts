import { spawn, type ChildProcess } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findNginx } from '../../scripts/lib/executables.mjs'

interface Site {
  /** The folder with `http.conf`, `server.conf` and `root.conf`. */
  readonly generated: string
  /** The base of a relative `root` in `root.conf`. */
  readonly folder?: string
  readonly port: number
  /** Extra directives for the `server` block. */
  readonly lines?: string
}

/** A running nginx. */
export interface Nginx {
  readonly process: ChildProcess
  readonly stop: () => Promise<void>
}

const modules = '/etc/nginx/modules-enabled'

/** Returns whether the installed nginx can send files that are precompressed with Brotli. */
export function hasBrotli(): boolean {
  return existsSync(modules) && readdirSync(modules).some((name) => name.includes('brotli-static'))
}

/**
 * Starts nginx for a site in a temporary prefix, which is removed when nginx exits. Throws if nginx is not installed,
 * if the port is in use, or if nginx does not respond.
 */
export async function startNginx(site: Site): Promise<Nginx> {
  return runNginx(makePrefix(site), site.port)
}

/** Starts nginx in a prefix that contains an `nginx.conf`; otherwise as `startNginx`. */
export async function runNginx(prefix: string, port: number): Promise<Nginx> {
  const program = findNginx()
  const isTaken = await accepts(port)
  if (!program || isTaken) {
    rmSync(prefix, { recursive: true, force: true })
    throw new Error(
      isTaken
        ? `Port ${port} is already in use`
        : 'nginx is not installed. Debian: apt-get install nginx',
    )
  }
  // The default user of the workers, nobody, may not be able to read the project.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const child = spawn(program, ['-p', prefix, '-c', 'nginx.conf', '-g', `daemon off; ${user}`], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.on('exit', () => done()))
  child.on('exit', () => rmSync(prefix, { recursive: true, force: true }))
  await answering(port, child)
  return {
    process: child,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function makePrefix({ folder, generated, port, lines = '' }: Site): string {
  const prefix = mkdtempSync(join(tmpdir(), 'site-nginx-'))
  for (const name of ['run', 'optional']) mkdirSync(join(prefix, name))
  // Debian's configuration loads modules relative to the prefix.
  symlinkSync('/usr/lib/nginx/modules', join(prefix, 'modules'))
  if (folder) symlinkSync(resolve(folder), join(prefix, 'public'))
  symlinkSync(resolve(generated), join(prefix, 'generated'))
  if (hasBrotli()) {
    copyFileSync(join(__dirname, 'brotli.conf'), join(prefix, 'optional/brotli.conf'))
  }
  writeFileSync(join(prefix, 'optional/lines.conf'), lines)
  const text = readFileSync(join(__dirname, 'nginx.conf'), 'utf8')
  writeFileSync(join(prefix, 'nginx.conf'), text.replace('listen 8080', `listen 127.0.0.1:${port}`))
  return prefix
}

async function answering(port: number, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) break
    if (await accepts(port)) return
    await wait(50)
  }
  child.kill()
  throw new Error(`nginx does not respond on port ${port}`)
}

function accepts(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.on('error', () => done(false))
  })
}
