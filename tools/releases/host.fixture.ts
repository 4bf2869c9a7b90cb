import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Starts a download host on a free local port. Returns the host's origin and a function that stops the host. */
export async function startHost(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ origin: string; stop: () => void }> {
  const server = createServer(handle)

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
