import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** How much of a page arrives at once, in bytes, and how many milliseconds pass before the next piece. */
const piece = 2000
const pause = 50

/** Serves another server's site with the text of its pages arriving in small pieces, as on a slow network; gives its address and how to stop it. */
export async function dripPages(origin: string) {
  const server = createServer((request, response) => {
    void drip(`${origin}${request.url}`)
    async function drip(address: string) {
      const answer = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
      const type = answer.headers.get('content-type') ?? ''
      response.writeHead(answer.status, { 'content-type': type })
      const body = Buffer.from(await answer.arrayBuffer())
      const size = type.startsWith('text/html') ? piece : body.length
      for (let at = 0; at < body.length; at += size) {
        response.write(body.subarray(at, at + size))
        await setTimeout(pause)
      }
      response.end()
    }
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
