import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findExecutable, findNginx } from '../../scripts/lib/executables'
import { startNginx, type Nginx } from '../../scripts/lib/startNginx'
import { readEdgeHeaders } from '../../scripts/preview/readEdgeFiles'
import { filesBelow } from '../../src/content/filesBelow'
import { historyProblem } from '../../src/content/gitHistory'
import { writeHostFiles } from '../../src/gatsby/hosting/writeHostFiles'
import { digestLength } from '../../src/site/digests'
import { loadContent } from '../../tools/content-check/checkContent'
import { formatDiagnostic } from '../../tools/content-check/diagnostic'
import { launchGaps } from '../../tools/content-check/launchCheck'
import { inlineScriptHashes } from '../support/inlineScripts'
import { freePort } from './localServer'
import { sendRequest } from './sendRequest'

const publishScript = join(__dirname, '../../deploy/publish.sh')

/** Returns the options that make publish.sh reload nginx and wait until its old workers have ended, if there is nginx. */
function reloadOf(nginx: Nginx | undefined): string[] {
  const pid = nginx?.process.pid
  const wait = 'while kill -0 $workers 2>/dev/null; do sleep 0.1; done'
  return pid ? ['--reload', `workers=$(pgrep -P ${pid}); kill -HUP ${pid}; ${wait}`] : []
}

/** Runs publish.sh. Returns the name of the release, or throws if the script fails. */
function publishSite(target: string, ...options: readonly string[]): string {
  const args = ['--before-launch', ...options, target]
  return execFileSync(publishScript, args, { encoding: 'utf8' }).split(' ')[0] ?? ''
}

// publish.sh needs a Unix shell and rsync.
const canPublish = process.platform !== 'win32' && !!findExecutable('rsync')
const testPublishing = canPublish ? test : test.skip
const describeWithNginx = canPublish && findNginx() ? describe : describe.skip
const folder = mkdtempSync(join(tmpdir(), 'site-publish-'))
const project = join(__dirname, '../..')

/** Matches the files of a build whose names change with their content. */
const keptFiles = /\.(?:css|js|svg|woff2)$/

/** Writes a build whose page and script contain the name. Returns the options with which publish.sh publishes it. */
function buildNamed(name: string): string[] {
  const build = join(folder, name)
  const digest = createHash('sha256').update(name).digest('hex').slice(0, digestLength)
  const headScript = `start("${name}")`
  const files = {
    'index.html': `<script>${headScript}</script><a href="/">${name}</a><script src="/app-${digest}.js"></script>`,
    [`app-${digest}.js`]: name,
    [`styles.${digest}.css`]: name,
    [`fonts/${name}.woff2`]: name,
    [`static/${digest}/${name}.svg`]: name,
    'robots.txt': 'Allow: /',
    'builds/latest.json': JSON.stringify({ id: name }),
  }

  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(build, 'public', path)), { recursive: true })
    writeFileSync(join(build, 'public', path), text)
  }

  writeHostFiles(build, { headScript, files: Object.keys(files), redirects: [] })

  return ['--build', build]
}

const builds = Object.fromEntries(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((name) => [name, buildNamed(name)]),
)
const build = (name: string) => builds[name] ?? []

afterAll(() => rmSync(folder, { recursive: true }))

testPublishing('publishing fails and lists what is missing before the launch', () => {
  const target = join(folder, 'refused')
  const env = { PATH: process.env.PATH }
  const { status, stderr } = spawnSync(publishScript, [target], { encoding: 'utf8', env })
  const surroundings = { environment: env, historyProblem: historyProblem(project) }
  const gaps = launchGaps(loadContent(project), surroundings).map(formatDiagnostic)

  expect(gaps.length).toBeGreaterThan(0)
  expect(status).toBe(1)
  expect(existsSync(target)).toBe(false)
  for (const gap of [...gaps, '--before-launch']) expect(stderr).toContain(gap)
})

test('previews of pull requests forbid indexing', () => {
  process.env.SITE_PREVIEW = '1'
  const [, preview = ''] = buildNamed('preview')
  delete process.env.SITE_PREVIEW
  const headersFor = readEdgeHeaders(readFileSync(join(preview, 'public/_headers'), 'utf8'))
  expect(headersFor('/about/')['X-Robots-Tag']).toBe('noindex')
})

testPublishing('only an existing release can be restored', () => {
  const target = join(folder, 'unknown')
  publishSite(target, ...build('one'))
  for (const name of ['../etc', 'nothing', 'a;b']) {
    expect(() => publishSite(target, '--release', name)).toThrow(name)
  }
})

describeWithNginx('a visitor during publishing', () => {
  const target = join(folder, 'server')
  let nginx: Nginx
  let port = 0
  const publish = (...options: string[]) => publishSite(target, ...options, ...reloadOf(nginx))
  /** Requests a file, and retries once, as browsers do if an nginx reload closes an idle connection. */
  const get = (path: string) => sendRequest(port, path).catch(() => sendRequest(port, path))

  /** Requests the page and its script. Returns the name of the build, or throws if their builds differ. */
  async function visit(): Promise<string> {
    const { status, headers, body } = await get('/')
    const html = body.toString()
    const name = />(\w+)<\/a>/.exec(html)?.[1] ?? ''

    await wait(20)
    const script = await get(/src="(?<src>[^"]+)"/.exec(html)?.groups?.src ?? '/none')
    const [hash = 'none'] = inlineScriptHashes([html])

    expect([status, script.body.toString()]).toEqual([200, name])
    expect(headers['content-security-policy']).toContain(hash)

    return name
  }

  beforeAll(async () => {
    publishSite(target, ...build('one'))
    port = await freePort()
    nginx = await startNginx({ generated: join(target, 'current/nginx'), port })
  })

  afterAll(() => nginx.stop())

  test('receives the published release, and an earlier release after a rollback', async () => {
    const two = publish(...build('two'))
    expect(await visit()).toBe('two')
    publish(...build('three'))
    expect(await visit()).toBe('three')
    publish('--release', two)
    expect(await visit()).toBe('two')
  })

  test('still receives the old release if nginx rejects the new configuration', async () => {
    const before = await visit()
    expect(() => publishSite(target, ...build('four'), '--reload', 'false')).toThrow()
    process.kill(nginx.process.pid ?? 0, 'SIGHUP')
    await wait(300)
    expect(await visit()).toBe(before)
  })

  test('receives the same ETag for an unchanged file', async () => {
    const before = (await get('/robots.txt')).headers.etag

    for (const name of ['two', 'three']) publish(...build(name))

    expect((await get('/robots.txt')).headers.etag).toBe(before)
  })

  test('can load the files that pages of old releases name', async () => {
    publish(...build('one'))
    for (const name of ['two', 'three', 'four', 'five', 'six']) publish(...build(name))
    const kept = filesBelow(join(folder, 'one/public')).filter((file) => keptFiles.test(file))

    expect(kept).toHaveLength(4)
    for (const file of kept) {
      const { body } = await get(`/${file}`)

      expect([file, body.toString()]).toEqual([file, 'one'])
    }
  })

  test('has five releases to which a rollback is possible', () => {
    for (const name of ['one', 'two', 'three', 'four', 'five', 'six']) publish(...build(name))

    expect(readdirSync(join(target, 'releases'))).toHaveLength(5)
  })

  /** Visits the site again and again. Returns a function that stops, and returns the names of all builds that it saw. */
  function keepVisiting(): () => Promise<ReadonlySet<string>> {
    const visited = new Set<string>()
    const leaving = new AbortController()
    const browsing = (async () => {
      while (!leaving.signal.aborted) visited.add(await visit())
    })()

    return async () => {
      leaving.abort()
      await browsing

      return visited
    }
  }

  /** Starts to publish a build, and kills publish.sh and all its children after some milliseconds, unless it has ended. */
  function publishAndKill(name: string, milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const args = ['--before-launch', ...build(name), ...reloadOf(nginx), target]
      const script = spawn(publishScript, args, { detached: true, stdio: 'ignore' })
      const kill = setTimeout(() => process.kill(-(script.pid ?? 0), 'SIGKILL'), milliseconds)

      script.on('exit', () => {
        clearTimeout(kill)
        done()
      })
    })
  }

  test('always receives a single complete release, even if publishing is killed at 20 different points', async () => {
    const stopVisiting = keepVisiting()
    const points = 20
    const started = Date.now()

    publish(...build('seven'))
    const duration = Date.now() - started

    for (let point = 1; point <= points; point++) {
      await publishAndKill(point % 2 ? 'two' : 'three', (duration * point) / points)
    }

    publish(...build('one'))
    expect(await visit()).toBe('one')

    // `visit` throws if a page and its script are of different builds.
    expect([...(await stopVisiting())]).toEqual(expect.arrayContaining(['one', 'seven']))
  })
})
