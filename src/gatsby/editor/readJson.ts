import type { IncomingMessage } from 'node:http'

/** No content file comes near this many bytes. */
const most = 5_000_000

/** Reads what a request brings as JSON; throws when it is none, or too long. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > most) throw new Error('the request is too long')
    pieces.push(piece)
  }
  return JSON.parse(Buffer.concat(pieces).toString()) as unknown
}
