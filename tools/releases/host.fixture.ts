import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A question that a host was asked, and when, in milliseconds. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly time: number
}

/** A host that answers as a test says. */
export interface Host {
  readonly origin: string
  readonly asked: readonly Asked[]
  readonly stop: () => Promise<void>
}

/** Starts a host on a free port of this machine; `answer` gets how many questions were asked before, too. */
export async function startHost(
  answer: (request: IncomingMessage, response: ServerResponse, before: number) => void,
): Promise<Host> {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request
    asked.push({ method, path, headers, time: performance.now() })
    answer(request, response, asked.length - 1)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
