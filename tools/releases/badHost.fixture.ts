import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The content of the file on the host. */
export const body = Buffer.from('an installer '.repeat(1000))
export const sha256 = createHash('sha256').update(body).digest('hex')

type Handler = (request: IncomingMessage, response: ServerResponse, tries: number) => void

/** Handlers that send faulty responses, by the first segment of the path. */
const handlers: Readonly<Record<string, Handler>> = {
  good: (request, response) => send(request, response, 200, {}),
  digest: (request, response) => {
    const hash = Buffer.from(sha256, 'hex').toString('base64')
    send(request, response, 200, { 'repr-digest': `sha-256=:${hash}:` })
  },
  moved: (_, response) => redirect(response, 301, '/good/Facewright-3.1.0.exe'),
  for_now: (_, response) => redirect(response, 302, '/good/Facewright-3.1.0.exe'),
  for_now_then_moved: (_, response) => redirect(response, 302, '/moved/Facewright-3.1.0.exe'),
  round: (_, response) => redirect(response, 302, '/round/Facewright-3.1.0.exe'),
  nowhere: (_, response) => redirect(response, 302, 'http://'),
  gone: (request, response) => send(request, response, 404, {}),
  bad: (request, response) => send(request, response, 400, {}),
  hangs: () => undefined,
  no_head: (request, response) => {
    if (request.method === 'HEAD') response.writeHead(405).end()
    else
      send(
        request,
        response,
        206,
        { 'content-range': `bytes 0-0/${body.length}` },
        body.subarray(0, 1),
      )
  },
  no_length: (request, response) => {
    response.writeHead(200, { 'transfer-encoding': 'chunked' })
    response.end(request.method === 'HEAD' ? undefined : body)
  },
  short: (request, response) => send(request, response, 200, {}, body.subarray(1)),
  drops: (_, response) => response.socket?.destroy(),
  drops_inside: (request, response) => {
    response.writeHead(200, { 'content-length': body.length })
    if (request.method === 'HEAD') response.end()
    else response.write(body.subarray(0, 500), () => response.socket?.destroy())
  },
  // Request 1 is a HEAD request, and request 2 is the first GET request.
  breaks_once: (request, response, tries) => {
    if (tries === 2) handlers.drops_inside?.(request, response, tries)
    else send(request, response, 200, {})
  },
  stops_inside: (request, response) => {
    response.writeHead(200, { 'content-length': body.length })
    if (request.method === 'HEAD') response.end()
    else response.write(body.subarray(0, 500))
  },
  shrinks: (request, response) => {
    if (request.method === 'HEAD') send(request, response, 200, {})
    else response.writeHead(200, { 'transfer-encoding': 'chunked' }).end(body.subarray(1))
  },
  fails_once: (request, response, tries) => send(request, response, tries === 1 ? 503 : 200, {}),
  busy_once: (request, response, tries) => send(request, response, tries === 1 ? 429 : 200, {}),
  drops_once: (request, response, tries) =>
    tries === 1 ? response.socket?.destroy() : send(request, response, 200, {}),
  slow: (request, response) => void setTimeout(() => send(request, response, 200, {}), 60),
  page: (request, response) =>
    send(request, response, 200, { 'content-type': 'text/html; charset=utf-8' }),
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  bytes: Buffer = body,
): void {
  const usual = { 'content-length': bytes.length, 'last-modified': 'Wed, 01 May 2024 10:00:00 GMT' }
  response.writeHead(status, { ...usual, ...headers })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

function redirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { location }).end()
}

/** A faulty host. For example, the host never sends the file at `address('hangs')`. */
export interface BadHost {
  readonly address: (how: string) => string
  /** Returns the highest number of concurrent requests so far. */
  readonly maxConcurrent: () => number
  readonly stop: () => Promise<void>
}

/** Starts a faulty host on a free local port. */
export async function startBadHost(): Promise<BadHost> {
  const tries = new Map<string, number>()
  let open = 0
  let maxConcurrent = 0
  const server: Server = createServer((request, response) => {
    open += 1
    maxConcurrent = Math.max(maxConcurrent, open)
    response.on('close', () => (open -= 1))
    const how = request.url?.split('/')[1] ?? ''
    if (
      /\.(sig|minisig)$/.test(request.url ?? '') ||
      (request.url?.endsWith('.asc') && how !== 'digest')
    ) {
      response.writeHead(404).end()
      return
    }
    tries.set(how, (tries.get(how) ?? 0) + 1)
    handlers[how]?.(request, response, tries.get(how) ?? 0)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: (how) => `http://127.0.0.1:${port}/${how}/Facewright-3.1.0.exe`,
    maxConcurrent: () => maxConcurrent,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
