import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

const clients = 200
const cutAfter = 10_000
const answeredWithin = 100
const tries = 3

/** Declares the test that clients which drip their headers are cut while others are served at once. */
export function testSlowClients(port: () => number): void {
  test(`${clients} clients that drip their headers are cut, and nobody waits for them`, async () => {
    const started = Date.now()
    const cuts = Array.from({ length: clients }, () => drip(port()))
    const waits: number[] = []
    const probing = new AbortController()
    const probes = probe(port(), waits, probing.signal)
    const longest = Math.max(...(await Promise.all(cuts))) - started
    probing.abort()
    await probes
    expect(longest).toBeLessThan(cutAfter)
    expect(waits.length).toBeGreaterThan(20)
    expect(Math.max(...waits)).toBeLessThan(answeredWithin)
  }, 30_000)
}

/** Opens a connection and sends a header a letter at a time; gives the time at which it is cut. */
function drip(port: number): Promise<number> {
  const socket: Socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')
  const dripping = setInterval(() => socket.write('x'), 500)
  return new Promise((resolve) => {
    socket.on('error', () => undefined)
    socket.resume().on('close', () => {
      clearInterval(dripping)
      resolve(Date.now())
    })
  })
}

async function probe(port: number, waits: number[], signal: AbortSignal): Promise<void> {
  await timeAnswer(port)
  while (!signal.aborted) {
    waits.push(await quickestAnswer(port))
    await wait(100)
  }
}

/** A busy machine holds up a probe by chance, so a slow one is repeated at once; who waits for slow clients waits each time. */
async function quickestAnswer(port: number): Promise<number> {
  let quickest = Infinity
  for (let attempt = 0; attempt < tries && quickest >= answeredWithin; attempt++) {
    quickest = Math.min(quickest, await timeAnswer(port))
  }
  return quickest
}

/** Asks for a page on a connection of its own, with no client library in between; gives the milliseconds it took. */
async function timeAnswer(port: number): Promise<number> {
  const asked = performance.now()
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /about/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /)
  return performance.now() - asked
}
