import { once } from 'node:events'
import { WebSocket, type RawData } from 'ws'

interface Bidi {
  /** Sends a command and gives its result; throws what the browser answers when it refuses. */
  send(method: string, params: object): Promise<Readonly<Record<string, unknown>>>
}

interface Answer {
  readonly id?: number
  readonly result?: Readonly<Record<string, unknown>>
  readonly error?: string
  readonly message?: string
}

/** Connects to a browser that speaks WebDriver BiDi at an address (ws://…). */
export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.on('message', (data: RawData) => {
    // eslint-disable-next-line @typescript-eslint/no-base-to-string -- BiDi sends text only.
    const answer = JSON.parse(data.toString()) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  await once(socket, 'open')
  let sent = 0
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        const id = ++sent
        waiting.set(id, ({ result, error, message }) => {
          waiting.delete(id)
          if (result) resolve(result)
          else reject(new Error(`${method}: ${error ?? ''} ${message ?? ''}`))
        })
        socket.send(JSON.stringify({ id, method, params }))
      }),
  }
}
