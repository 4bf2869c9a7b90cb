import { lastChange, pageSources, readHistory } from './lastModified'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { localeCodes } from '../../site/locales'
import { routeNames } from '../../site/routes'

const log =
  '\x002026-03-02T10:00:00+02:00\n\na.json\nsrc/b.ts\n' +
  '\x002026-03-02T09:30:00+00:00\n\na.json\n' +
  '\x002026-01-01T00:00:00+00:00\n\nsrc/c/d.ts\nsrc/b.ts\n'

test.each([
  [['a.json'], '2026-03-02T09:30:00+00:00'],
  [['src/b.ts'], '2026-03-02T10:00:00+02:00'],
  [['src/c/'], '2026-01-01T00:00:00+00:00'],
  [['src/c/', 'src/b.ts'], '2026-03-02T10:00:00+02:00'],
  [['src'], undefined],
  [['nothing.ts'], undefined],
  [['2026-01-01T00:00:00+00:00'], undefined],
])('the last change of %j is %s', (paths, date) => {
  expect(lastChange(readHistory(log), paths)).toBe(date)
})

test('without a history, the last change is unknown', () => {
  expect(lastChange(readHistory(''), ['a.json'])).toBeUndefined()
})

const repository = join(__dirname, '..', '..', '..')

it.each(localeCodes)('the source files of every page in %s exist', (locale) => {
  const named = routeNames.flatMap((route) => pageSources(route, locale))
  expect(named.filter((path) => !existsSync(join(repository, path)))).toEqual([])
})

it.each([
  ['about', 'de', 'content/locales/de/about.json'],
  ['about', 'en', 'content/site/contact.yaml'],
  ['about', 'de', 'content/site/brand.yaml'],
  ['download', 'ja', 'content/prose/ja/faq.yaml'],
  ['privacy', 'ar', 'content/prose/ar/privacy.yaml'],
  ['refund', 'ar', 'content/site/legal.yaml'],
  ['download', 'ja', 'content/site/releases.json'],
  ['about', 'ja', 'src/templates/about.tsx'],
  ['about', 'ja', 'src/sections/about/'],
] as const)('the date of %s in %s depends on %s', (route, locale, path) => {
  expect(pageSources(route, locale)).toContain(path)
})

it.each([
  ['about', 'content/prose/de/about.yaml'],
  ['about', 'content/locales/en/about.json'],
  ['credits', 'content/site/releases.json'],
] as const)('the date of %s in German does not depend on %s', (route, path) => {
  expect(pageSources(route, 'de')).not.toContain(path)
})
