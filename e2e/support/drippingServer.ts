import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** How much of a page arrives at once, in bytes, and how many milliseconds pass before the next piece. */
const piece = 2000
const pause = 50

/** Serves another server's site with the text of its pages arriving in small pieces, as on a slow network; gives its address and how to stop it. */
export async function dripPages(origin: string) {
  const server = createServer((request, response) => {
    drip(`${origin}${request.url}`, response).catch(() => response.destroy())
  }).listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function drip(address: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
  const type = answer.headers.get('content-type') ?? ''
  response.writeHead(answer.status, { 'content-type': type })
  const body = Buffer.from(await answer.arrayBuffer())
  if (!type.startsWith('text/html')) return void response.end(body)
  for (let at = 0; at < body.length; at += piece) {
    response.write(body.subarray(at, at + piece))
    await setTimeout(pause)
  }
  response.end()
}
