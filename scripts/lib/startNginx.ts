import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findNginx } from './executables'
import { root } from './run'

interface NginxOptions {
  /** The folder with `http.conf`, `server.conf` and `root.conf`. */
  readonly generated: string
  /** The site's folder. Needed if `root.conf` contains the relative path `public`. */
  readonly folder?: string
  readonly port: number
  /** Extra directives for the `server` block. */
  readonly lines?: string
}

export interface Nginx {
  readonly process: ChildProcess
  /** The folder with the configuration, the log of reports, and temporary files. */
  readonly prefix: string
  readonly stop: () => Promise<void>
}

const configuration = join(root, 'deploy/nginx')

/** Returns whether nginx can send files that are compressed with Brotli. */
export const hasBrotli = () =>
  existsSync('/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf')

/**
 * Starts nginx for a site, with a temporary folder as its prefix. The folder is removed when nginx exits. Throws if
 * nginx is not installed, if the port is in use, or if nginx does not respond.
 */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  if (!findNginx())
    throw new Error(
      'nginx with njs is not installed. On Debian: sudo apt-get install nginx libnginx-mod-http-js',
    )
  if (await isListening(options.port))
    throw new Error(`Port ${options.port} is already in use. Set PORT to use another port.`)
  return runNginx(makePrefix(options), options.port)
}

/** Like `startNginx`, but with a prefix folder that already contains an `nginx.conf`. */
export async function runNginx(prefix: string, port: number): Promise<Nginx> {
  // If root starts nginx, its workers run as the user `nobody` by default, who may be unable to read the project.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const args = ['-p', prefix, '-c', 'nginx.conf', '-g', `daemon off; ${user}`]
  const child = spawn(findNginx() ?? 'nginx', args, { stdio: ['ignore', 'inherit', 'inherit'] })
  const exited = once(child, 'exit').then(() => rmSync(prefix, { recursive: true, force: true }))

  await untilListening(port, child)
  const stop = () => {
    child.kill('SIGTERM')
    return exited
  }

  return { process: child, prefix, stop }
}

/**
 * Creates the folder in which nginx runs: links to the configuration and the site, and the port to listen on. Returns its
 * path.
 */
function makePrefix({ folder, generated, port, lines = '' }: NginxOptions): string {
  const prefix = mkdtempSync(join(tmpdir(), 'site-nginx-'))

  for (const name of ['run', 'optional']) mkdirSync(join(prefix, name))
  // Debian's configuration refers to modules by paths relative to the prefix.
  symlinkSync('/usr/lib/nginx/modules', join(prefix, 'modules'))
  if (folder) symlinkSync(resolve(folder), join(prefix, 'public'))
  symlinkSync(resolve(generated), join(prefix, 'generated'))
  if (hasBrotli())
    symlinkSync(join(configuration, 'brotli.conf'), join(prefix, 'optional/brotli.conf'))
  writeFileSync(join(prefix, 'optional/lines.conf'), lines)
  const text = readFileSync(join(configuration, 'nginx.conf'), 'utf8')

  writeFileSync(join(prefix, 'nginx.conf'), text.replace('listen 8080', `listen 127.0.0.1:${port}`))

  return prefix
}

/** Resolves when nginx listens on a port. Throws if nginx exits, or does not listen within five seconds. */
async function untilListening(port: number, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) break
    if (await isListening(port)) return
    await wait(50)
  }
  child.kill()
  throw new Error(`nginx does not respond on port ${port}`)
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const [{ status }] = await Promise.allSettled([once(socket, 'connect')])
  socket.destroy()
  return status === 'fulfilled'
}
