import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { mirror } from '../../deploy/lib/mirror'
import { connectStore, type ObjectStore } from '../../deploy/lib/objectStore'
import { publish, rollBack } from '../../deploy/lib/publish'
import { sha256, signed } from '../../deploy/lib/signature'
import { writeSmallBuild } from './smallBuild'

const room = mkdtempSync(join(tmpdir(), 'site-mirror-'))
const one = join(room, 'one')
const two = join(room, 'two')
const target = join(room, 'server')
const reload = () => undefined

const { script: scriptOne } = writeSmallBuild(one, 'one')
const { script: scriptTwo } = writeSmallBuild(two, 'two')

afterAll(() => rmSync(room, { recursive: true }))

/** A bucket in memory behind HTTP, which lists a hundred objects at a time and notes what is asked of it. */
function startBucket() {
  const objects = new Map<string, { body: Buffer; headers: Record<string, unknown> }>()
  const asked: string[] = []
  let refuseAfter = Infinity
  const server: Server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
      const key = decodeURIComponent(pathname.slice('/bucket/'.length))
      if (request.method === 'GET') {
        const from = Number(searchParams.get('continuation-token') ?? 0)
        const keys = [...objects.keys()].sort()
        const entries = keys.slice(from, from + 100).map((each) => {
          const md5 = createHash('md5')
            .update(objects.get(each)?.body ?? '')
            .digest('hex')
          return `<Contents><Key>${encodeURIComponent(each)}</Key><ETag>&quot;${md5}&quot;</ETag></Contents>`
        })
        const next =
          keys.length > from + 100
            ? `<NextContinuationToken>${from + 100}</NextContinuationToken>`
            : ''
        response.end(`<ListBucketResult>${entries.join('')}${next}</ListBucketResult>`)
        return
      }
      if (asked.push(`${request.method ?? ''} ${key}`) > refuseAfter) {
        response.writeHead(503).end('slow down')
        return
      }
      if (request.method === 'PUT') objects.set(key, { body, headers: request.headers })
      else objects.delete(key)
      response.end()
    })
  })
  return {
    objects,
    asked,
    server,
    refuseAfter: (count: number) => (refuseAfter = count),
    store: (): ObjectStore =>
      connectStore(`http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`, {
        keyId: 'id',
        secret: 'secret',
        region: 'here',
      }),
  }
}

test('a signature is the one that the makers of the scheme give as their example', () => {
  const headers = signed(
    {
      method: 'GET',
      url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
      headers: { range: 'bytes=0-9' },
      bodyHash: sha256(''),
      time: new Date('2013-05-24T00:00:00Z'),
    },
    {
      keyId: 'AKIAIOSFODNN7EXAMPLE',
      secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      region: 'us-east-1',
    },
  )
  expect(headers.authorization).toMatch(
    /Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41$/,
  )
})

/** What others keep in the same bucket. */
const foreign = ['letters/from-the-owner.txt', 'other-site/index.html', 'static/of-another.png']

describe('a bucket', () => {
  const bucket = startBucket()
  const keys = () => [...bucket.objects.keys()]

  beforeAll(async () => {
    await new Promise<void>((resolve) => bucket.server.listen(0, '127.0.0.1', resolve))
    publish({ build: one, target, keep: 3, reload })
  })

  afterAll(() => {
    bucket.server.close()
    bucket.server.closeAllConnections()
  })

  test('gets scripts before pages, and the word that they are there last', async () => {
    for (const key of foreign) bucket.objects.set(key, { body: Buffer.from('mine'), headers: {} })
    await mirror(target, bucket.store())
    const sent = bucket.asked.map((line) => line.replace('PUT ', ''))
    const lastOf = (kind: RegExp) => sent.findLastIndex((key) => kind.test(key))
    const firstOf = (kind: RegExp) => sent.findIndex((key) => kind.test(key))
    expect(sent.at(-1)).toBe('builds/latest.json')
    expect(lastOf(/\.js$|^static\//)).toBeLessThan(firstOf(/page-data/))
    expect(lastOf(/page-data/)).toBeLessThan(firstOf(/\.html$/))
    expect(keys().some((key) => /\.br$|^_|kept/.test(key))).toBe(false)
  })

  test('tells browsers what a file is and how long they may keep it', () => {
    const headersOf = (key: string) => {
      const { 'content-type': type, 'cache-control': cache } =
        bucket.objects.get(key)?.headers ?? {}
      return [type, cache]
    }
    expect(headersOf('index.html')).toEqual([
      'text/html; charset=utf-8',
      'public, max-age=0, must-revalidate',
    ])
    expect(headersOf(scriptOne)).toEqual([
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ])
    expect(headersOf('builds/latest.json')).toEqual(['application/json', 'no-store'])
  })

  test('is asked for nothing when nothing changed', async () => {
    expect(await mirror(target, bucket.store())).toEqual({ sent: [], removed: [] })
  })

  test('that stops answering keeps pages that find their scripts', async () => {
    publish({ build: two, target, keep: 3, reload })
    for (const count of [0, 1, 40, 60]) {
      bucket.refuseAfter(bucket.asked.length + count)
      await expect(mirror(target, bucket.store())).rejects.toThrow('503')
      const ours = keys().filter((each) => !foreign.includes(each))
      for (const key of ours.filter((each) => each.endsWith('index.html'))) {
        const script = /src="\/([^"]+)"/.exec(bucket.objects.get(key)?.body.toString() ?? '')?.[1]
        expect(keys()).toContain(script)
      }
    }
    bucket.refuseAfter(Infinity)
    await mirror(target, bucket.store())
    expect(bucket.objects.get('index.html')?.body.toString()).toBe(
      readFileSync(join(two, 'index.html'), 'utf8'),
    )
  })

  test('follows a roll back, and keeps what open pages need', async () => {
    rollBack(target, reload)
    await mirror(target, bucket.store())
    expect(bucket.objects.get('index.html')?.body.toString()).toBe(
      readFileSync(join(one, 'index.html'), 'utf8'),
    )
    expect(keys()).toEqual(expect.arrayContaining([scriptOne, scriptTwo]))
  })

  test('keeps whatever mirroring did not put there', () => {
    expect(keys()).toEqual(expect.arrayContaining(foreign))
  })

  test('keeps nothing that a release brought and no kept one needs', async () => {
    const three = join(room, 'three')
    writeSmallBuild(three, 'three')
    for (const key of ['cards/short.png', 'qr/cut-off.svg']) {
      mkdirSync(dirname(join(three, key)), { recursive: true })
      writeFileSync(join(three, key), key)
    }
    publish({ build: three, target, keep: 3, reload })
    bucket.refuseAfter(bucket.asked.length + 100)
    await expect(mirror(target, bucket.store())).rejects.toThrow('503')
    bucket.refuseAfter(Infinity)
    expect(keys()).toContain('cards/short.png')
    rollBack(target, reload)
    const { removed } = await mirror(target, bucket.store())
    expect([...removed].sort()).toEqual(['cards/short.png', 'qr/cut-off.svg'])
    expect(keys()).not.toContain('cards/short.png')
    expect(await mirror(target, bucket.store())).toEqual({ sent: [], removed: [] })
  })

  test('gets a file again whose cache rule changed, and no other', async () => {
    const rules = join(target, 'current/_headers')
    writeFileSync(rules, readFileSync(rules, 'utf8').replace('no-store', 'no-cache'))
    expect((await mirror(target, bucket.store())).sent).toEqual(['builds/latest.json'])
    expect(bucket.objects.get('builds/latest.json')?.headers['cache-control']).toBe('no-cache')
  })

  test('gets everything, whatever another one has', async () => {
    const other = startBucket()
    await new Promise<void>((resolve) => other.server.listen(0, '127.0.0.1', resolve))
    await mirror(target, other.store())
    expect([...other.objects.keys(), ...foreign].sort()).toEqual(keys().sort())
    other.server.close()
    other.server.closeAllConnections()
  })
})
