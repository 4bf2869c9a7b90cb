import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from './ask'

const clients = 200
const cutAfter = 10_000

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
    expect(median(waits)).toBeLessThan(100)
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
  while (!signal.aborted) {
    const asked = performance.now()
    await ask(port, '/about/')
    waits.push(performance.now() - asked)
    await wait(100)
  }
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
