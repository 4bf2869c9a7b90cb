import { filesBelow } from '../content/filesBelow'
import { localeCodes } from '../site/locales'
import { routeNames } from '../site/routes'
import { pageSources } from './sitemap'

const files = ['content', 'src'].flatMap((folder) =>
  filesBelow(folder).map((file) => `${folder}/${file}`),
)

it.each(localeCodes)('the sources of every page in %s exist', (locale) => {
  const sources = routeNames.flatMap((route) => pageSources(route, locale))
  expect(sources.filter((path) => !files.some((file) => file.startsWith(path)))).toEqual([])
})

it.each([
  ['about', 'de', 'content/locales/de/about.json'],
  ['about', 'en', 'content/site/contact.'],
  ['download', 'ja', 'content/prose/ja/faq.yaml'],
  ['privacy', 'ar', 'content/prose/ar/privacy.yaml'],
  ['refund', 'ar', 'content/site/legal.'],
  ['download', 'ja', 'content/site/releases.'],
  ['about', 'ja', 'src/templates/about.tsx'],
  ['about', 'ja', 'src/sections/about/'],
] as const)('the date of %s in %s depends on %s', (route, locale, path) => {
  expect(pageSources(route, locale)).toContain(path)
})

it.each([
  ['about', 'content/prose/de/about.yaml'],
  ['about', 'content/locales/en/about.json'],
  ['credits', 'content/site/releases.'],
] as const)('the date of %s in German does not depend on %s', (route, path) => {
  expect(pageSources(route, 'de')).not.toContain(path)
})
