import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { publish } from '../../deploy/lib/publish'
import { findNginx } from '../../scripts/nginx/findNginx.mjs'
import { startNginx, type Nginx } from '../../scripts/nginx/startNginx'
import { inlineScriptHashes } from '../../src/lib/hosting/inlineScripts'
import { ask } from './ask'
import { freePort } from './freePort'
import { writeSmallBuild } from './smallBuild'

const describeWithNginx = findNginx() ? describe : describe.skip
const kills = 12

describeWithNginx('a visitor of a running nginx', () => {
  const room = mkdtempSync(join(tmpdir(), 'site-running-'))
  const target = join(room, 'server')
  const folderOf = (words: string) => join(room, words)
  let nginx: Nginx
  let port = 0

  beforeAll(async () => {
    for (const words of ['one', 'two', 'three']) writeSmallBuild(folderOf(words), words)
    for (const words of ['one', 'two']) {
      publish({ build: folderOf(words), target, keep: 3, reload: () => undefined })
    }
    port = await freePort()
    nginx = await startNginx({
      folder: join(target, 'current'),
      generated: join(target, 'nginx'),
      keptFolder: join(target, 'files'),
      port,
    })
  })

  afterAll(async () => {
    await nginx.stop()
    rmSync(room, { recursive: true })
  })

  /** Starts a command of deploy/ and kills it after a while (milliseconds); gives its exit code, if it had one. */
  function run(command: string, args: readonly string[], limit?: number): Promise<number | null> {
    const script = resolve(__dirname, `../../deploy/${command}.ts`)
    const reload = ['--reload', `kill -HUP ${nginx.process.pid} && sleep 0.5`]
    const child = spawn(process.execPath, ['--import', 'tsx', script, target, ...args, ...reload])
    const killing = limit === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), limit)
    return new Promise((done) => {
      child.on('exit', (code) => {
        clearTimeout(killing)
        done(code)
      })
    })
  }

  const publishing = (words: string, limit?: number) =>
    run('publish', ['--build', folderOf(words), '--keep', '3', '--before-launch'], limit)

  /** As browsers do, asks once more when a connection that was kept is closed meanwhile. */
  const get = (path: string) => ask(port, path).catch(() => ask(port, path))

  /** Opens a page with its script, again and again; gives what went wrong, and which builds it met. */
  async function browse(signal: AbortSignal) {
    const faults: string[] = []
    const met = new Set<string>()
    while (!signal.aborted) {
      const page = await get('/de/about/')
      const html = page.body.toString()
      const words = />(\w+)<\/a>/.exec(html)?.[1] ?? ''
      const [hash = 'none'] = inlineScriptHashes([html])
      const policy = String(page.headers['content-security-policy'])
      // Nobody asks for the script in the same moment.
      await wait(20)
      const script = await get(/src="(?<src>[^"]+)"/.exec(html)?.groups?.src ?? '/none')
      met.add(words)
      if (page.status !== 200) faults.push(`the page gave ${page.status}`)
      if (!policy.includes(hash)) faults.push(`the policy refuses the script of ${words}`)
      if (script.body.toString() !== words)
        faults.push(`${words}: its script gave ${script.status}`)
    }
    return { faults, met }
  }

  test(`meets a whole site while publishing and rolling back are killed ${kills * 2} times`, async () => {
    const leaving = new AbortController()
    const visit = browse(leaving.signal)
    const started = Date.now()
    expect(await publishing('three')).toBe(0)
    const whole = Date.now() - started
    for (let kill = 0; kill < kills; kill++) {
      // Much of the time goes by before the first change.
      const limit = whole * (0.4 + (0.7 * kill) / kills)
      await publishing(kill % 2 === 0 ? 'two' : 'three', limit)
      await run('rollback', [], limit)
    }
    expect(await publishing('one')).toBe(0)
    await wait(300)
    leaving.abort()
    const { faults, met } = await visit
    expect(faults).toEqual([])
    expect([...met].sort()).toEqual(['one', 'three', 'two'])
    expect(readFileSync(join(target, 'current/index.html'), 'utf8')).toContain('>one<')
  }, 120_000)
})
