import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

const folder = join(__dirname, '../../public')
const known = new Map<string, number>()

/** How many bytes a file of the built site takes on its way, by its path in public/: packed by Brotli where the build did. */
export function servedBytes(file: string): number {
  const bytes = known.get(file) ?? count(join(folder, file))
  known.set(file, bytes)
  return bytes
}

function count(path: string): number {
  const compressed = `${path}.br`
  if (!existsSync(compressed)) return statSync(path).size
  const content = readFileSync(path)
  const packed = readFileSync(compressed)
  // What was changed after the build is no longer what was packed.
  return (brotliDecompressSync(packed).equals(content) ? packed : brotliCompressSync(content))
    .length
}
