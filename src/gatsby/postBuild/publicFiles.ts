import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, gunzip, gzip } from 'node:zlib'
import { filesBelow } from '../../content/filesBelow'
import { digestNamed } from '../../site/digests'

/** Files to write: the path relative to a folder, and the content. */
export type Files = (readonly [path: string, content: string | Buffer])[]

/** Writes files to a folder. Creates the folders that are missing. */
export async function writeFiles(folder: string, files: Files): Promise<void> {
  const writeOne = async ([path, content]: Files[number]) => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  await Promise.all(files.map(writeOne))
}

/** Files and folders that Gatsby and webpack write for other tools. */
const leftovers = ['webpack.stats.json', 'chunk-map.json', 'oss-licenses.json', '~partytown']

/** Removes what visitors don't need: statistics, source maps, old bundles, compressed files without an original. */
export async function removeUnpublished(folder: string, bundled: ReadonlySet<string>) {
  const files = new Set(filesBelow(folder))
  const named = new RegExp(digestNamed)
  const isUnwanted = (file: string) =>
    !files.has(file) ||
    // The minifier moves licence comments to LICENSE.txt files. licences.txt replaces these files.
    /\.(?:map|LICENSE\.txt)$/.test(file) ||
    (named.test(`/${file}`) && !bundled.has(file))
  const unwanted = [...files].filter((file) => isUnwanted(file.replace(/\.(?:br|gz)$/, '')))
  const remove = (path: string) => rm(join(folder, path), { recursive: true, force: true })

  await Promise.all([...leftovers, ...unwanted].map(remove))
}

const text = /\.(?:html|js|css|json|svg|xml|xsl|atom|txt|webmanifest|ico)$/

// By default, Node uses the highest compression level for Brotli, but not for gzip.
const compressGzip = (content: Buffer) => promisify(gzip)(content, { level: 9 })

const formats = [
  { suffix: '.br', compress: promisify(brotliCompress), decompress: promisify(brotliDecompress) },
  { suffix: '.gz', compress: compressGzip, decompress: promisify(gunzip) },
]

/** Writes a Brotli and a gzip version of each text file, if it is smaller. Versions that still match are kept. */
export async function writeCompressed(folder: string): Promise<void> {
  const texts = filesBelow(folder).filter((file) => text.test(file))
  const compress = (file: string) => compressFile(join(folder, file))
  // zlib runs on libuv's four threads.
  await Readable.from(texts).forEach(compress, { concurrency: 4 })
}

/** Writes the compressed versions of a file, unless they still contain it. Removes those that are not smaller. */
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
