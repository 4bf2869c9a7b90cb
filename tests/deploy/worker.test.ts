import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import worker from '../../deploy/edge/worker'
import { pageFile } from '../../src/lib/pageFiles'
import { readEdgeHeaders } from '../../src/gatsby/hosting/edgeFiles'
import { builtFiles, builtRedirects, readBuilt } from '../support/builtSite'
import { testRules } from './contract'

const headersOf = readEdgeHeaders(readBuilt('_headers'))
const notFoundRules = builtRedirects().filter(({ status }) => status === '404')

/** Responds as Cloudflare does to a request for a static file. tests/edge tests the Worker in Cloudflare's runtime. */
function serveAsset({ url }: Request): Promise<Response> {
  const { pathname } = new URL(url)
  const file = pageFile(pathname)
  const headers = headersOf(pathname)
  if (builtFiles.has(file)) return Promise.resolve(new Response(readBuilt(file), { headers }))
  if (builtFiles.has(pageFile(`${pathname}/`)))
    return Promise.resolve(
      new Response(null, { status: 307, headers: { ...headers, Location: `${pathname}/` } }),
    )
  const rule = notFoundRules.find(({ from }) => pathname.startsWith(from.slice(0, -1)))
  return Promise.resolve(
    new Response(readBuilt(rule?.to.slice(1) ?? '404.html'), { status: 404, headers }),
  )
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
  void worker.fetch(sent, { ASSETS: { fetch: serveAsset } }).then(async (received) => {
    response.writeHead(received.status, Object.fromEntries(received.headers))
    response.end(Buffer.from(await received.arrayBuffer()))
  })
})

beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

testRules({ host: () => (server.address() as AddressInfo).port, edge: true })
