import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { load } from 'cheerio'
import { findNginx } from '../../scripts/lib/executables'
import { startNginx, type Nginx } from '../../scripts/lib/startNginx'
import { inlineScriptHashes } from '../support/inlineScripts'
import { freePort } from './localServer'
import { canPublish, publishSite } from './publishing'
import { sendRequest } from './sendRequest'

export const describeWithNginx = canPublish && findNginx() ? describe : describe.skip

/**
 * Publishes a build in a folder, and serves it with nginx during the tests of a block. `build` has the options with
 * which publish.sh publishes it.
 */
export function usePublishedSite(folder: string, build: readonly string[]) {
  const target = join(folder, 'server')
  let nginx: Nginx
  let port = 0

  beforeAll(async () => {
    publishSite(target, ...build)
    port = await freePort()
    nginx = await startNginx({ generated: join(target, 'current/nginx'), port })
  })

  afterAll(() => nginx.stop())

  /** Requests a file, and retries once, as browsers do if an nginx reload closes an idle connection. */
  const get = (path: string) => sendRequest(port, path).catch(() => sendRequest(port, path))

  /** Returns the options with which publish.sh reloads nginx and waits until its old workers have ended. */
  const reloading = () => {
    const pid = nginx.process.pid
    const untilEnded = 'while kill -0 $workers 2>/dev/null; do sleep 0.1; done'

    return ['--reload', `workers=$(pgrep -P ${pid}); kill -HUP ${pid}; ${untilEnded}`]
  }

  return {
    target,
    get,
    visit: () => visit(get),
    reloading,

    /** Runs publish.sh with some options. Returns the name of the release. */
    publish: (...options: readonly string[]) => publishSite(target, ...options, ...reloading()),

    /** Makes nginx read its configuration. */
    reload: () => process.kill(nginx.process.pid ?? 0, 'SIGHUP'),
  }
}

/** Requests the page and its script. Returns the name of the build, or throws if their builds differ. */
async function visit(get: (path: string) => ReturnType<typeof sendRequest>): Promise<string> {
  const { status, headers, body } = await get('/')
  const html = body.toString()
  const name = />(\w+)<\/a>/.exec(html)?.[1] ?? ''

  await wait(20)
  const script = await get(/src="(?<src>[^"]+)"/.exec(html)?.groups?.src ?? '/none')
  const [hash = 'none'] = inlineScriptHashes(load(html))

  expect([status, script.body.toString()]).toEqual([200, name])
  expect(headers['content-security-policy']).toContain(hash)

  return name
}
