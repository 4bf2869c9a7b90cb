import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { localeCodes } from '../../site/locales'
import { routeNames } from '../../site/routes'
import { pageSources } from './pageSources'

const repository = join(__dirname, '..', '..', '..')

it.each(localeCodes)('names for every page in %s only what is there', (locale) => {
  const named = routeNames.flatMap((route) => pageSources(route, locale))
  expect(named.filter((path) => !existsSync(join(repository, path)))).toEqual([])
})

it.each([
  ['about', 'de', 'content/locales/de/about.json'],
  ['about', 'en', 'content/site/contact.yaml'],
  ['privacy', 'ar', 'content/prose/ar/privacy.yaml'],
  ['refund', 'ar', 'content/site/legal.yaml'],
  ['download', 'ja', 'content/site/releases.json'],
  ['about', 'ja', 'src/templates/about.tsx'],
  ['about', 'ja', 'src/sections/about/'],
] as const)('%s in %s changes with %s', (route, locale, path) => {
  expect(pageSources(route, locale)).toContain(path)
})

it.each([
  ['about', 'content/prose/de/about.yaml'],
  ['about', 'content/locales/en/about.json'],
  ['credits', 'content/site/releases.json'],
] as const)('%s in German does not change with %s', (route, path) => {
  expect(pageSources(route, 'de')).not.toContain(path)
})
