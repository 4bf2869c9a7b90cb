import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request that the host has received. `time` is in milliseconds. */
export interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly time: number
}

/** A host whose responses a test defines. */
export interface Host {
  readonly origin: string
  readonly requests: readonly ReceivedRequest[]
  readonly stop: () => Promise<void>
}

/** Starts a host on a free local port. The handler also receives the number of earlier requests. */
export async function startHost(
  handle: (request: IncomingMessage, response: ServerResponse, earlier: number) => void,
): Promise<Host> {
  const requests: ReceivedRequest[] = []
  const server = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request
    requests.push({ method, path, headers, time: performance.now() })
    handle(request, response, requests.length - 1)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
