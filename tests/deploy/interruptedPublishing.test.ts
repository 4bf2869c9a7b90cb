import { spawn } from 'node:child_process'
import { temporaryFolder } from '../../scripts/lib/temporaryFolder.fixture'
import { describeWithNginx, usePublishedSite } from './publishedSite'
import { publishScript, writeBuilds } from './publishing'

const folder = temporaryFolder()
const builds = writeBuilds(folder, ['one', 'two', 'three', 'four'])

/** Runs publish.sh, and kills it and all its children after some milliseconds, unless it has ended. */
function publishAndKill(args: readonly string[], milliseconds: number): Promise<void> {
  return new Promise((done) => {
    const script = spawn(publishScript, args, { detached: true, stdio: 'ignore' })
    const kill = setTimeout(() => process.kill(-(script.pid ?? 0), 'SIGKILL'), milliseconds)

    script.on('exit', () => {
      clearTimeout(kill)
      done()
    })
  })
}

/** Calls `visit` again and again. Returns a function that stops, and returns the names of all builds that it saw. */
function keepVisiting(visit: () => Promise<string>): () => Promise<ReadonlySet<string>> {
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

describeWithNginx('a visitor while the site is published', () => {
  const { target, visit, publish, reloading } = usePublishedSite(folder, builds.one)

  test('receives a single complete release, even if publishing is killed at 20 different points', async () => {
    const stopVisiting = keepVisiting(visit)
    const points = 20
    const started = Date.now()

    publish(...builds.two)
    const duration = Date.now() - started

    for (let point = 1; point <= points; point++) {
      const build = point % 2 ? builds.three : builds.four
      const args = ['--before-launch', ...build, ...reloading(), target]

      await publishAndKill(args, (duration * point) / points)
    }

    publish(...builds.one)
    expect(await visit()).toBe('one')

    // `visit` throws if a page and its script are of different builds.
    expect([...(await stopVisiting())]).toEqual(expect.arrayContaining(['one', 'two']))
  })
})
