import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../src/lib/filesBelow'
import { contentTypeOf } from '../../src/lib/hosting/contentTypes'
import { readEdgeHeaders } from '../../src/lib/hosting/readEdgeFiles'
import { inParallel } from '../../src/lib/inParallel'
import { immutable, revalidate } from '../../src/site/headers'
import { isImmutable } from './isImmutable'
import { readMirrored, writeMirrored } from './mirrored'
import { type ObjectStore } from './objectStore'

/** What was sent and what was removed, by key. */
interface Report {
  readonly sent: readonly string[]
  readonly removed: readonly string[]
}

/** How many files are sent at once. */
const parallel = 8

/**
 * Makes an object store hold what a server's folder serves. It sends what differs in its body or its headers: first the
 * files that never change under their name, then the data of the pages, then the pages, then `builds/latest.json`; last
 * it removes what it put there before and is no longer needed, and nothing else. Stopped at any point, each page there
 * finds its scripts. Throws when the store refuses.
 */
export async function mirror(target: string, store: ObjectStore): Promise<Report> {
  const files = readServed(target)
  const there = await store.list()
  const before = readMirrored(target, store.bucket)
  const isThere = ({ key, md5, digest }: Served) =>
    there.get(key) === md5 && before.get(key) === digest
  const differing = files.filter((file) => !isThere(file))
  const wanted = new Set(files.map(({ key }) => key))
  const gone = [...before.keys()].filter((key) => !wanted.has(key))
  const removed = gone.filter((key) => there.has(key))

  // Noted before it is sent: stopped in between, the next run still knows whose it is.
  const noted = new Map([...before, ...differing.map(({ key }) => [key, ''] as const)])
  writeMirrored(target, store.bucket, noted)
  try {
    for (const step of inOrder(differing)) {
      await inParallel(step, parallel, async ({ key, path, headers, digest }) => {
        await store.put(key, readFileSync(path), headers)
        noted.set(key, digest)
      })
    }
    await inParallel(removed, parallel, store.remove)
    for (const key of gone) noted.delete(key)
  } finally {
    writeMirrored(target, store.bucket, noted)
  }
  return { sent: differing.map(({ key }) => key), removed }
}

/** A file that is served: where it stands on this disk, and what the store is to say of it. */
interface Served {
  readonly key: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** The MD5 of its body. */
  readonly md5: string
  /** A digest of headers and body. */
  readonly digest: string
}

function readServed(target: string): Served[] {
  const [current, kept] = [join(target, 'current'), join(target, 'files')]
  const headersFor = readEdgeHeaders(readFileSync(join(current, '_headers'), 'utf8'))
  return [kept, current].flatMap((folder) =>
    filesBelow(folder)
      .filter(isSent)
      .map((key) => {
        const path = join(folder, key)
        const body = readFileSync(path)
        const cache =
          folder === kept ? immutable : (headersFor(`/${key}`)['Cache-Control'] ?? revalidate)
        const headers = { 'cache-control': cache, 'content-type': contentTypeOf(key) }
        const digest = createHash('sha256').update(JSON.stringify(headers)).update(body)
        const md5 = createHash('md5').update(body)
        return { key, path, headers, md5: md5.digest('hex'), digest: digest.digest('hex') }
      }),
  )
}

/** Files in the order in which they may appear: what never changes, what pages need, pages, the word that they are there. */
function inOrder(files: readonly Served[]): Served[][] {
  const rank = ({ key }: Served) => {
    if (isImmutable(key)) return 0
    if (key === 'builds/latest.json') return 3
    return key.endsWith('.html') ? 2 : 1
  }
  return [0, 1, 2, 3].map((wanted) => files.filter((file) => rank(file) === wanted))
}

/** A store doesn't choose between compressed files, and hands out what only other hosts read. */
function isSent(file: string): boolean {
  return !/\.(?:br|gz)$|^_(?:headers|redirects)$|^\.kept\.json$/.test(file)
}
