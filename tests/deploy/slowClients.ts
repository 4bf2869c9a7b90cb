import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

const clients = 200

/**
 * After this time, clients give up, in milliseconds. It lies between what the configuration says (8 s) and nginx's default
 * (60 s), far from both, because other load on the computer delays the clients by many seconds.
 */
const patience = 40_000

/** The most time that the test takes, in milliseconds: nginx answers the last probe after the last client has given up. */
const testTime = patience + 10_000

const maxResponseTime = 100
const attempts = 3

/** Tests that nginx disconnects slow clients and continues to serve other clients. */
export function testSlowClients(port: () => number): void {
  test(
    `disconnects ${clients} clients with slow headers without delaying other clients`,
    async () => {
      const slowClients = Array.from({ length: clients }, () => isDisconnected(port()))
      const responseTimes: number[] = []
      const probing = new AbortController()
      const probes = probe(port(), responseTimes, probing.signal)
      const disconnected = await Promise.all(slowClients)

      probing.abort()
      await probes
      expect(disconnected.filter(Boolean)).toHaveLength(clients)
      expect(responseTimes.length).toBeGreaterThan(20)
      expect(Math.max(...responseTimes)).toBeLessThan(maxResponseTime)
    },
    testTime,
  )
}

/** Sends a header one character at a time. Returns whether the server closes the connection before the client gives up. */
async function isDisconnected(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const closed = new Promise<true>((resolve) => socket.on('close', () => resolve(true)))

  // The server may also reset the connection, which is an error before it is closed.
  socket.on('error', () => undefined)

  socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')
  socket.resume()
  const interval = setInterval(() => socket.write('x'), 500)
  const isClosed = await Promise.race([closed, wait(patience, false, { ref: false })])

  clearInterval(interval)
  socket.destroy()

  return isClosed
}

/** Measures response times in milliseconds until the signal is aborted, and adds each to the list. */
async function probe(port: number, times: number[], signal: AbortSignal): Promise<void> {
  await timeResponse(port)
  while (!signal.aborted) {
    let shortest = Infinity

    // Other load on the computer can delay one attempt, but a blocked server delays every attempt.
    for (let attempt = 0; attempt < attempts && shortest >= maxResponseTime; attempt++)
      shortest = Math.min(shortest, await timeResponse(port))
    times.push(shortest)
    await wait(100)
  }
}

/** Requests a page over a TCP socket. Returns the response time in milliseconds. */
async function timeResponse(port: number): Promise<number> {
  const started = performance.now()
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /about/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /)
  return performance.now() - started
}
