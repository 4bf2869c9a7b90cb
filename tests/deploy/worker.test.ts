import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import ts from 'typescript'
import worker from '../../deploy/edge/worker'
import { readEdgeHeaders, readEdgeRedirects } from '../../scripts/preview/readEdgeFiles'
import { pageFile } from '../../src/lib/pageFiles'
import { reportsPath } from '../../src/site/permanentPaths'
import { builtFiles, readBuilt } from '../support/builtSite'
import { testRequestRules } from './contract'
import { useServer } from './localServer'

const headersOf = readEdgeHeaders(readBuilt('_headers'))
const redirectFor = readEdgeRedirects(readBuilt('_redirects'))

const wrangler = ts.parseConfigFileTextToJson('', readFileSync('wrangler.jsonc', 'utf8'))
  .config as {
  assets: { run_worker_first: string[] }
  observability: { logs: { invocation_logs: boolean } }
}
const workerFirst = wrangler.assets.run_worker_first.map(
  (pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`),
)

/** Responds as Cloudflare does to a request for a redirect or a static file. tests/edge tests the Worker in Cloudflare's runtime. */
function serveAsset({ url, method }: Request): Promise<Response> {
  const { pathname, search } = new URL(url)
  const answer = (status: number, headers = {}, body: string | null = null) =>
    Promise.resolve(new Response(body, { status, headers: { ...headersOf(pathname), ...headers } }))
  const moved = redirectFor(pathname)

  if (moved) return answer(moved.status, { Location: `${moved.location}${search}` })

  const file = [pathname.replace(/\/$/, '.html').slice(1), pageFile(pathname)].find((name) =>
    builtFiles.has(name),
  )

  if (file && method !== 'GET' && method !== 'HEAD') return answer(405)
  if (file) return answer(200, {}, readBuilt(file))
  if (builtFiles.has(pageFile(`${pathname}/`)))
    return answer(307, { Location: `${pathname}/${search}` })

  return answer(404)
}

/** Responds as Cloudflare does: the Worker runs first for some paths, and for paths without a file. */
async function respond(request: Request): Promise<Response> {
  const asset = await serveAsset(request)
  const runsFirst = workerFirst.some((pattern) => pattern.test(new URL(request.url).pathname))
  return runsFirst || asset.status === 404
    ? worker.fetch(request, { ASSETS: { fetch: serveAsset } })
    : asset
}

const server = createServer((request, response) => {
  const { url = '', method = 'GET', headers } = request
  const sent = new Request(`http://localhost${url}`, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
  })

  void respond(sent).then(async (received) => {
    response.writeHead(received.status, Object.fromEntries(received.headers))
    response.end(Buffer.from(await received.arrayBuffer()))
  })
})

const port = useServer(server)

testRequestRules({ server: port, edge: true })

describe('the log', () => {
  const report = (body: string) =>
    respond(new Request(`http://localhost${reportsPath}`, { method: 'POST', body }))

  test.each([
    ['a short report', '[{"type":"planted"}]', '[{"type":"planted"}]'],
    ['the start of a long report', `[${'x'.repeat(10_000)}]`, `[${'x'.repeat(8191)}`],
  ])('contains %s, and nothing about who sent it', async (_, sent, logged) => {
    const log = jest.spyOn(console, 'warn').mockImplementation()

    await report(sent)
    const lines = log.mock.calls

    log.mockRestore()
    expect(lines).toEqual([['policy', logged]])
  })

  test('has no entries of Cloudflare itself, which would contain IP addresses', () => {
    expect(wrangler.observability.logs.invocation_logs).toBe(false)
  })
})
