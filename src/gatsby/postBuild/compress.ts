import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, gunzip, gzip } from 'node:zlib'
import { filesBelow } from '../../content/filesBelow'
import { inParallel } from '../../content/inParallel'

const text = /\.(?:html|js|css|json|svg|xml|xsl|atom|txt|webmanifest|ico)$/

const formats = [
  // By default, Node uses the highest compression level for Brotli, but not for gzip.
  { suffix: '.br', compress: promisify(brotliCompress), decompress: promisify(brotliDecompress) },
  {
    suffix: '.gz',
    compress: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
    decompress: promisify(gunzip),
  },
]

/** The number of files that are compressed concurrently. zlib runs on libuv's four threads. */
const parallel = 4

/**
 * Compresses every text file in a folder with Brotli and with gzip, at the highest levels. A compressed file is written
 * next to the original if it is smaller. Compressed files that still match the original are kept; those without an
 * original are removed.
 */
export async function writeCompressed(folder: string): Promise<void> {
  const files = new Set(filesBelow(folder))
  const orphans = [...files].filter(
    (file) => /\.(?:br|gz)$/.test(file) && !files.has(file.slice(0, -3)),
  )
  await Promise.all(orphans.map((file) => rm(join(folder, file))))
  const texts = [...files].filter((file) => text.test(file))
  await inParallel(texts, parallel, (file) => compressFile(join(folder, file)))
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  for (const { suffix, compress, decompress } of formats) {
    const target = path + suffix
    const current = await readFile(target)
      .then(decompress)
      .catch(() => undefined)
    if (current?.equals(content)) continue
    const compressed = await compress(content)
    if (compressed.length < content.length) await writeFile(target, compressed)
    else await rm(target, { force: true })
  }
}
