import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
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
import { findNginx } from './executables'
import { root } from './run'

interface Site {
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

const modules = '/etc/nginx/modules-enabled'
const configuration = join(root, 'deploy/nginx')

/** Returns whether the installed nginx can send files that are precompressed with Brotli. */
export function hasBrotli(): boolean {
  return existsSync(modules) && readdirSync(modules).some((name) => name.includes('brotli-static'))
}

/**
 * Starts nginx for a site, with a temporary folder as its prefix. The folder is removed when nginx exits. Throws if
 * nginx is not installed, if the port is in use, or if nginx does not respond.
 */
export async function startNginx(site: Site): Promise<Nginx> {
  return runNginx(makePrefix(site), site.port)
}

/** Like `startNginx`, but with a prefix folder that already contains an `nginx.conf`. */
export async function runNginx(prefix: string, port: number): Promise<Nginx> {
  const program = findNginx()
  const isTaken = await isListening(port)
  if (!program || isTaken) {
    rmSync(prefix, { recursive: true, force: true })
    throw new Error(
      isTaken
        ? `Port ${port} is already in use. Set PORT to use another port.`
        : 'nginx with njs is not installed. On Debian: sudo apt-get install nginx libnginx-mod-http-js',
    )
  }
  // If root starts nginx, its workers run as the user `nobody` by default, who may be unable to read the project.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const child = spawn(program, ['-p', prefix, '-c', 'nginx.conf', '-g', `daemon off; ${user}`], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const exited = once(child, 'exit').then(() => rmSync(prefix, { recursive: true, force: true }))
  await untilListening(port, child)
  return {
    process: child,
    prefix,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}

function makePrefix({ folder, generated, port, lines = '' }: Site): string {
  const prefix = mkdtempSync(join(tmpdir(), 'site-nginx-'))
  for (const name of ['run', 'optional']) mkdirSync(join(prefix, name))
  // Debian's configuration refers to modules by paths relative to the prefix.
  symlinkSync('/usr/lib/nginx/modules', join(prefix, 'modules'))
  if (folder) symlinkSync(resolve(folder), join(prefix, 'public'))
  symlinkSync(resolve(generated), join(prefix, 'generated'))
  if (hasBrotli()) {
    copyFileSync(join(configuration, 'brotli.conf'), join(prefix, 'optional/brotli.conf'))
  }
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
  const isConnected = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isConnected
}
