import fs, { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publish, release, rollBack } from '../../deploy/lib/publish'
import { releaseNames } from '../../deploy/lib/releases'
import { inlineScriptHashes } from '../../src/lib/hosting/inlineScripts'
import { writeSmallBuild } from './smallBuild'

const room = mkdtempSync(join(tmpdir(), 'site-publish-'))
const builds = Object.fromEntries(
  ['one', 'two', 'three', 'four'].map((words) => {
    const folder = join(room, 'builds', words)
    return [words, { folder, ...writeSmallBuild(folder, words) }]
  }),
)
const build = (words: string) => builds[words] ?? { folder: '', id: '', script: '' }

let servers = 0
const newServer = () => join(room, `server-${++servers}`)
const reload = jest.fn()
const publishTo = (target: string, words: string, keep = 3) =>
  publish({ build: build(words).folder, target, keep, reload })
const read = (target: string, path: string) => readFileSync(join(target, path), 'utf8')

/** What a visitor meets: the page, the script that it names, and the build that it belongs to; throws when they don't fit. */
function visit(target: string): string {
  const page = read(target, 'current/de/about/index.html')
  const words = />(\w+)<\/a>/.exec(page)?.[1] ?? ''
  expect(read(target, `files/${build(words).script}`)).toBe(words)
  expect(read(target, 'current/builds/latest.json')).toContain(build(words).id)
  expect(read(target, 'current/page-data/app-data.json')).toContain(words)
  return words
}

afterAll(() => rmSync(room, { recursive: true }))
beforeEach(() => reload.mockReset())

test('a published build is served, and the one before it after a roll back', () => {
  const target = newServer()
  publishTo(target, 'one')
  expect(visit(target)).toBe('one')
  publishTo(target, 'two')
  expect(visit(target)).toBe('two')
  rollBack(target, reload)
  expect(visit(target)).toBe('one')
  expect(() => rollBack(target, reload)).toThrow('no release to go back to')
  expect(visit(target)).toBe('one')
})

test('a roll back never leads to a build that was rolled back itself', () => {
  const target = newServer()
  publishTo(target, 'one')
  publishTo(target, 'two')
  rollBack(target, reload)
  publishTo(target, 'three')
  rollBack(target, reload)
  expect(visit(target)).toBe('one')
})

test('an open page finds its script through publishing and roll back', () => {
  const target = newServer()
  publishTo(target, 'one')
  publishTo(target, 'two')
  for (const step of [() => rollBack(target, reload), () => publishTo(target, 'three')]) {
    step()
    for (const words of ['one', 'two']) {
      expect(read(target, `files/${build(words).script}`)).toBe(words)
    }
  }
})

test('the last builds are kept, older ones go', () => {
  const target = newServer()
  for (const words of ['one', 'two', 'three', 'four']) publishTo(target, words, 2)
  expect(releaseNames(target)).toEqual([`0003-${build('three').id}`, `0004-${build('four').id}`])
  const scripts = ['one', 'two', 'three', 'four'].map((words) =>
    existsSync(join(target, 'files', build(words).script)),
  )
  expect(scripts).toEqual([false, false, true, true])
})

test('the policy allows the scripts of every kept build, so that a switch needs no reload', () => {
  const target = newServer()
  publishTo(target, 'one')
  publishTo(target, 'two')
  const policy = read(target, 'nginx/server.conf')
  expect(new Set(policy.match(/sha256-[\w+/]+=/g)).size).toBe(2)
  expect(read(target, 'nginx/http.conf')).toContain(`/old-${build('two').id}/`)
  expect(reload).toHaveBeenCalledTimes(2)
  publishTo(target, 'two')
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a file that did not change stays the same file', () => {
  const target = newServer()
  publishTo(target, 'one')
  const before = statSync(join(target, 'current/robots.txt'))
  publishTo(target, 'two')
  expect(statSync(join(target, 'current/robots.txt')).ino).toBe(before.ino)
})

test.each([
  ['publishing', (target: string) => publishTo(target, 'three'), 'three'],
  ['rolling back', (target: string) => rollBack(target, reload), 'one'],
])('%s changes nothing when the server refuses its configuration', (_what, work, after) => {
  const target = newServer()
  publishTo(target, 'one')
  publishTo(target, 'two')
  const before = read(target, 'nginx/server.conf')
  reload.mockImplementationOnce(() => {
    throw new Error('refused')
  })
  expect(() => work(target)).toThrow('refused')
  expect([visit(target), read(target, 'nginx/server.conf')]).toEqual(['two', before])
  work(target)
  expect(visit(target)).toBe(after)
})

test.each([
  [
    'a page is missing',
    (folder: string) => rmSync(join(folder, 'fr/price/index.html')),
    /fr\/price/,
  ],
  ['a page is empty', (folder: string) => writeFileSync(join(folder, 'index.html'), ''), /index/],
  ['a link leads nowhere', (folder: string) => append(folder, '<a href="/gone/">'), /\/gone\//],
  [
    'an inline script is not allowed',
    (folder: string) => append(folder, '<script>1</script>'),
    /sha256/,
  ],
  ['a style attribute is left', (folder: string) => append(folder, '<p style="a">'), /style/],
  [
    'headers are missing',
    (folder: string) => writeFileSync(join(folder, '_headers'), '/*\n  A: b'),
    /_headers: no/,
  ],
])('a build is refused when %s', (_what, spoil, fault) => {
  const target = newServer()
  publishTo(target, 'one')
  const folder = join(room, `spoilt-${servers}`)
  writeSmallBuild(folder, 'two')
  spoil(folder)
  expect(() => publish({ build: folder, target, keep: 3, reload })).toThrow(fault)
  expect(visit(target)).toBe('one')
})

function append(folder: string, html: string) {
  fs.appendFileSync(join(folder, 'about/index.html'), html)
}

describe('stopped dead at any change to the disk', () => {
  const changes = [
    'mkdirSync',
    'writeFileSync',
    'renameSync',
    'rmSync',
    'symlinkSync',
    'linkSync',
    'copyFileSync',
  ] as const

  /** Lets the first `limit` changes to the disk happen and none after them; gives how many were asked for. */
  function stopAfter(limit: number, work: () => unknown): number {
    let count = 0
    const spies = changes.map((name) => {
      const real = fs[name] as (...args: unknown[]) => unknown
      return jest.spyOn(fs, name).mockImplementation(((...args: unknown[]) => {
        if (++count > limit) throw new Error('stopped')
        return real(...args)
      }) as never)
    })
    try {
      work()
    } catch (error) {
      if (!String(error).includes('stopped')) throw error
    } finally {
      for (const spy of spies) spy.mockRestore()
    }
    return count
  }

  const pages = ['index.html', 'de/about/index.html']
  const small = (words: string) => join(room, 'small', words)
  const releaseTo = (target: string, words: string) =>
    release({ build: small(words), target, keep: 2, reload })

  beforeAll(() => {
    for (const words of ['one', 'two', 'three']) writeSmallBuild(small(words), words, pages)
  })

  test.each([
    ['publishing', (target: string) => releaseTo(target, 'three'), 'three'],
    ['rolling back', (target: string) => rollBack(target, reload), 'one'],
  ])(
    '%s leaves a site that works, and works when it is done again',
    (_what, work, after) => {
      const prepared = () => {
        const target = newServer()
        // A change to the disk as well, so that publishing is stopped before it, too.
        reload.mockImplementation(() =>
          fs.copyFileSync(join(target, 'nginx/server.conf'), join(target, 'nginx/running.conf')),
        )
        releaseTo(target, 'one')
        releaseTo(target, 'two')
        return target
      }
      const visitUnderPolicy = (target: string) => {
        const [hash] = inlineScriptHashes([read(target, 'current/index.html')])
        expect(read(target, 'nginx/running.conf')).toContain(hash)
        return visit(target)
      }
      const undisturbed = prepared()
      const total = stopAfter(Infinity, () => work(undisturbed))
      expect(total).toBeGreaterThan(10)
      const met = new Set<string>()
      for (let point = 0; point <= total; point++) {
        const target = prepared()
        stopAfter(point, () => work(target))
        const words = visitUnderPolicy(target)
        met.add(words)
        expect(['two', after]).toContain(words)
        if (words === 'two') work(target)
        expect(visitUnderPolicy(target)).toBe(after)
        expect(read(target, `files/${build('two').script}`)).toBe('two')
      }
      expect([...met].sort()).toEqual([after, 'two'].sort())
    },
    120_000,
  )
})
