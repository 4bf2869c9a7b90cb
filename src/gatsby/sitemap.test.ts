import { lastChange } from '../content/gitHistory'
import { pageSources, sitemapPages } from './sitemap'

const date = '2026-03-02T10:00:00+00:00'

it.each([
  ['a string', 'about', 'content/locales/de/about.json'],
  ['a long text', 'privacy', 'content/prose/de/privacy.yaml'],
  ['a fact that only a string of the page names', 'home', 'content/site/media.yaml'],
  ['a fact that only a shared namespace names', 'home', 'content/site/business.yaml'],
  ['a fact that only an answer names', 'tutorial', 'content/site/media.yaml'],
  ['a fact that only the query of the page reads', 'price', 'content/site/plans.yaml'],
  ['a release, which only the ledger reads,', 'about', 'content/site/releases.json'],
  ['a price, which only the ledger reads,', 'about', 'content/site/plans.yaml'],
  ['a price, which only the ledger reads,', 'download', 'content/site/plans.yaml'],
  ['a requirement, which a fragment reads,', 'home', 'content/site/requirements.yaml'],
  ['the order of the questions', 'download', 'content/site/faq.yaml'],
  ['the template', 'about', 'src/templates/about.tsx'],
  ['a section', 'about', 'src/sections/about/FairUse.tsx'],
] as const)('a change of %s changes the date of the page %s', (_, route, file) => {
  expect(lastChange([{ date, files: [file] }], pageSources(route, 'de'))).toBe(date)
})

it.each([
  ['a string of another page', 'about', 'content/locales/de/home.json'],
  ['a string in another language', 'about', 'content/locales/en/about.json'],
  ['a fact that no text of the page names', 'credits', 'content/site/releases.json'],
  ['a fact that only another page’s answer names', 'price', 'content/site/media.yaml'],
  ['a fact that only another page’s answer names', 'price', 'content/site/requirements.yaml'],
] as const)('a change of %s does not change the date of the page %s', (_, route, file) => {
  expect(lastChange([{ date, files: [file] }], pageSources(route, 'de'))).toBeUndefined()
})

it('a corrected translation changes the date of its own page only', () => {
  const earlier = '2026-01-01T10:00:00+00:00'
  const history = [
    { date, files: ['content/locales/de/about.json'] },
    { date: earlier, files: ['content/locales/en/about.json', 'src/templates/about.tsx'] },
  ]
  const dates = sitemapPages('https://site.example', history)
    .filter(({ path }) => path.endsWith('/about/'))
    .map(({ path, lastmod }) => [path, lastmod])

  expect(dates).toContainEqual(['/de/about/', date])
  expect(dates.filter(([, lastmod]) => lastmod !== earlier)).toHaveLength(1)
})
