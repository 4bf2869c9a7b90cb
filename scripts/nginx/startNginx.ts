import { spawn, type ChildProcess } from 'node:child_process'
import {
  chmodSync,
  chownSync,
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
import { findNginx } from './findNginx.mjs'

/** What is served, and where. */
interface Site {
  /** The folder of the pages. */
  readonly folder: string
  /** The folder with `http.conf` and `server.conf`, as the build or the publishing wrote them. */
  readonly generated: string
  readonly port: number
  /** The folder of the files that never change under their name, where it is another one. */
  readonly keptFolder?: string
  /** More lines for the `server`. */
  readonly lines?: string
  /** The id of the user who runs it, where root would rather not. */
  readonly uid?: number
}

/** A running nginx, how to end it, and how to make it read its configuration again. */
export interface Nginx {
  readonly process: ChildProcess
  readonly stop: () => Promise<void>
  readonly reload: () => void
}

const configuration = resolve(__dirname, '../../deploy/nginx')
const modules = '/etc/nginx/modules-enabled'

/** Whether that nginx can send files that were packed with Brotli beforehand. */
export function hasBrotli(): boolean {
  return existsSync(modules) && readdirSync(modules).some((name) => name.includes('brotli-static'))
}

/** Starts nginx for a site, with a prefix of its own below the temporary folder; throws as `runNginx` does. */
export function startNginx(site: Site): Promise<Nginx> {
  return runNginx(makePrefix(site), site.port, site.uid)
}

/**
 * Starts nginx in a prefix with an `nginx.conf`, which goes when nginx ends; throws when there is no nginx, when the port
 * is taken, or when nobody answers at it.
 */
export async function runNginx(prefix: string, port: number, uid?: number): Promise<Nginx> {
  const program = findNginx()
  const isTaken = await accepts(port)
  if (!program || isTaken) {
    rmSync(prefix, { recursive: true, force: true })
    throw new Error(
      isTaken
        ? `Port ${port} is taken by another program`
        : 'There is no nginx on this machine. Debian: apt-get install nginx',
    )
  }
  // Root's workers would become nobody, who may not look into every project's folder.
  const user = process.getuid?.() === 0 && uid === undefined ? 'user root;' : ''
  const child = spawn(program, ['-p', prefix, '-c', 'nginx.conf', '-g', `daemon off; ${user}`], {
    stdio: ['ignore', 'inherit', 'inherit'],
    uid,
    gid: uid,
  })
  const ended = new Promise<void>((done) => child.on('exit', () => done()))
  child.on('exit', () => rmSync(prefix, { recursive: true, force: true }))
  await answering(port, child)
  return {
    process: child,
    reload: () => child.kill('SIGHUP'),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function makePrefix({ folder, generated, port, keptFolder, lines = '', uid }: Site): string {
  const prefix = mkdtempSync(join(tmpdir(), 'site-nginx-'))
  for (const name of ['run', 'optional']) mkdirSync(join(prefix, name))
  // The distribution names its modules relative to the prefix.
  symlinkSync('/usr/lib/nginx/modules', join(prefix, 'modules'))
  symlinkSync(resolve(folder), join(prefix, 'public'))
  symlinkSync(resolve(generated), join(prefix, 'generated'))
  if (hasBrotli()) {
    copyFileSync(join(configuration, 'brotli.conf'), join(prefix, 'optional/brotli.conf'))
  }
  writeFileSync(join(prefix, 'optional/lines.conf'), lines)
  const text = readFileSync(join(configuration, 'nginx.conf'), 'utf8')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('$kept_root public', `$kept_root ${keptFolder ? resolve(keptFolder) : 'public'}`)
  writeFileSync(join(prefix, 'nginx.conf'), text)
  if (uid !== undefined) {
    chmodSync(prefix, 0o755)
    chownSync(join(prefix, 'run'), uid, uid)
  }
  return prefix
}

async function answering(port: number, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) break
    if (await accepts(port)) return
    await wait(50)
  }
  child.kill()
  throw new Error(`nginx doesn't answer at port ${port}`)
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
