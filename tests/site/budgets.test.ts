import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prefetchMoment } from '../../src/lib/prefetchPolicy'
import { builtFiles, readBuilt, readPage } from '../support/builtSite'
import { limitsOf } from '../support/budgets'
import { firstLoad, headScriptOf, pictureFiles } from '../support/firstLoad'
import { overBudget } from '../support/overBudget'
import { pageCounts } from '../support/pageCounts'
import { sitePages } from '../support/sitePages'

const limits = limitsOf(readFileSync(join(__dirname, '../budgets.csv'), 'utf8'))

test.each(sitePages)('$name keeps to its budget', ({ name, path }) => {
  const own = limits.get(name)
  if (!own) throw new Error(`tests/budgets.csv has no line for ${name}: run npm run budgets`)
  expect(overBudget(name, pageCounts(path), own)).toEqual([])
})

test.each(sitePages.filter(({ route }) => prefetchMoment(route) === 'inView'))(
  '$name costs at most 5 KiB when it is fetched ahead',
  ({ path }) => {
    expect(pageCounts(path).prefetch).toBeLessThanOrEqual(5 * 1024)
  },
)

test('the head script is the same on all pages', () => {
  const scripts = sitePages.map(({ path }) => headScriptOf(readPage(path)))
  expect(new Set(scripts).size).toBe(1)
})

test.each(sitePages)('$name loads nothing from elsewhere', ({ path }) => {
  const $ = readPage(path)
  const loading = 'link:not([rel=canonical], [rel=alternate]), script, img, source, iframe, video'
  const addresses = $(loading)
    .toArray()
    .flatMap((element) =>
      ['href', 'src', 'srcset', 'imagesrcset'].map((name) => $(element).attr(name)),
    )
  expect(addresses.filter((address) => /(^|[\s,])(\w+:)?\/\//.test(address ?? ''))).toEqual([])
})

test('style sheets load nothing from elsewhere', () => {
  const sheets = [...builtFiles].filter((file) => file.endsWith('.css'))
  const strays = sheets.filter((file) => /(url\(|@import)\s*["']?(\w+:)?\/\//.test(readBuilt(file)))
  expect(strays).toEqual([])
})

test.each(sitePages)('$name preloads only what it shows', ({ path }) => {
  const $ = readPage(path)
  const used = new Set([...Object.values(firstLoad(path)).flat(), ...pictureFiles($)])
  const unused = $('link[rel=preload], link[rel=modulepreload]')
    .toArray()
    .map((link) => $(link).attr('href')?.slice(1) ?? $(link).attr('imagesrcset') ?? '')
    .filter((address) => !used.has(address))
  expect(unused).toEqual([])
})
