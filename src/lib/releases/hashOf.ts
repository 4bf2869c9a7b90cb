import { createHash } from 'node:crypto'

/** The size and the SHA-256 (hexadecimal) of a stream of bytes; calls back with the bytes read so far after each piece. */
export async function hashOf(
  stream: AsyncIterable<Uint8Array>,
  onProgress: (bytes: number) => void,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of stream) {
    hash.update(piece)
    bytes += piece.length
    onProgress(bytes)
  }
  return { bytes, sha256: hash.digest('hex') }
}
