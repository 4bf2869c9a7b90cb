import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../src/lib/filesBelow'
import { contentTypeOf } from '../../src/lib/hosting/contentTypes'
import { readEdgeHeaders } from '../../src/lib/hosting/readEdgeFiles'
import { immutable, revalidate } from '../../src/site/headers'
import { isImmutable } from './isImmutable'
import { type ObjectStore } from './objectStore'

/** What was sent and what was removed, by key. */
interface Report {
  readonly sent: readonly string[]
  readonly removed: readonly string[]
}

/** How many files are sent at once. */
const parallel = 8

/**
 * Makes an object store hold what a server's folder serves. It sends what differs: first the files that never change
 * under their name, then the data of the pages, then the pages, then `builds/latest.json`; last it removes pages that
 * are gone and immutable files that no kept release needs. Stopped at any point, each page there finds its scripts.
 */
export async function mirror(target: string, store: ObjectStore): Promise<Report> {
  const current = join(target, 'current')
  const kept = filesBelow(join(target, 'files')).filter(isSent)
  const release = filesBelow(current).filter(isSent)
  const headersFor = readEdgeHeaders(readFileSync(join(current, '_headers'), 'utf8'))
  const there = await store.list()
  const sent: string[] = []

  const send = async (key: string) => {
    const fixed = isImmutable(key)
    const body = readFileSync(join(fixed ? join(target, 'files') : current, key))
    if (there.get(key) === createHash('md5').update(body).digest('hex')) return
    const cache = fixed ? immutable : (headersFor(`/${key}`)['Cache-Control'] ?? revalidate)
    await store.put(key, body, { 'cache-control': cache, 'content-type': contentTypeOf(key) })
    sent.push(key)
  }
  for (const step of [kept, ...inOrder(release)]) await each(step, send)

  const wanted = new Set([...kept, ...release])
  const removed = [...there.keys()].filter((key) => isOurs(key) && !wanted.has(key))
  await each(removed, store.remove)
  return { sent, removed }
}

/** The files of a release in the order in which they may appear: what pages need, pages, the word that they are there. */
function inOrder(files: readonly string[]): string[][] {
  const rank = (file: string) =>
    file === 'builds/latest.json' ? 2 : file.endsWith('.html') ? 1 : 0
  return [0, 1, 2].map((wanted) => files.filter((file) => rank(file) === wanted))
}

/** A store doesn't choose between packed twins, and hands out what only other hosts read. */
function isSent(file: string): boolean {
  return !/\.(?:br|gz)$|^_(?:headers|redirects)$|^\.kept\.json$/.test(file)
}

/** What mirroring put there before, as far as a key tells: anything else in the bucket is left alone. */
function isOurs(key: string): boolean {
  return isImmutable(key) || /(?:^|\/)(?:index\.html|page-data\.json)$/.test(key)
}

async function each(keys: readonly string[], work: (key: string) => Promise<void>): Promise<void> {
  const waiting = [...keys]
  const workThrough = async () => {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) await work(key)
  }
  await Promise.all(Array.from({ length: parallel }, workThrough))
}
