import { budgetsText, limitsOf, targets } from '../support/budgets'
import { displayWidth } from '../support/displayWidth'
import { fontFiles } from '../support/fontFiles'
import { overBudget } from '../support/overBudget'
import { kinds } from '../support/kinds'
import { chosenPicture } from '../support/pictureChoice'

test('what is within its limits is not complained of', () => {
  expect(overBudget('home', { html: 10, requests: 2 }, { html: 10, requests: 3 })).toEqual([])
})

test('going over says which page, what grew and by how much', () => {
  expect(overBudget('home', { html: 11, requests: 2 }, { html: 10, requests: 1 })).toEqual([
    'home: html is 11, 1 over its limit of 10',
    'home: requests is 2, 1 over its limit of 1',
  ])
})

test('an extra KiB of any kind of bytes goes over what was recorded of a page', () => {
  const recorded = Object.fromEntries(kinds.map((kind) => [kind, 1500])) as never
  const limits = limitsOf(budgetsText(new Map([['home', recorded]])))
  for (const kind of kinds) {
    const grown = Object.assign({}, recorded, { [kind]: 1500 + 1024 })
    expect(overBudget('home', grown, limits.get('home') ?? recorded)).toHaveLength(1)
  }
})

test('what was recorded never lifts a target', () => {
  const heavy = Object.fromEntries(kinds.map((kind) => [kind, 1e6])) as never
  expect(limitsOf(budgetsText(new Map([['home', heavy]]))).get('home')).toMatchObject(targets)
})

const set = '/a.avif 360w,\n/b.avif 560w,\n/c.avif 800w'

test.each([
  ['100vw', 360, 1, '/a.avif'],
  ['100vw', 360, 2, '/c.avif'],
  ['(min-width: 900px) 50vw, 100vw', 360, 1.5, '/b.avif'],
  ['(min-width: 900px) 50vw, 100vw', 1000, 1, '/b.avif'],
  ['20rem', 1000, 1, '/a.avif'],
  ['100vw', 4000, 1, '/c.avif'],
])('of a set shown at %s in %i pixels at %i, %s is taken', (sizes, width, density, expected) => {
  expect(chosenPicture(set, sizes, { width, density })).toBe(expected)
})

test('sizes that nobody can read are refused', () => {
  expect(() => chosenPicture(set, 'calc(100vw - 2px)', { width: 360, density: 1 })).toThrow('calc')
})

const css = `
  @font-face{font-family:Own;src:url(/own-latin.woff2);unicode-range:u+00??}
  @font-face{font-family:Own;src:url(/own-more.woff2);unicode-range:u+00e9,u+0100-017f}
  @font-face{font-family:"Own fallback";src:local("Arial")}
  :root{--font-text:"Own","Own fallback",sans-serif}
  :lang(ja){--font-text:"Somebody else's",sans-serif;--leading-text:1.85}
  html{color:red;font-family:var(--font-text)}`

test.each([
  ['plain', 'en', ['/own-latin.woff2']],
  ['café', 'en', ['/own-latin.woff2', '/own-more.woff2']],
  ['ő', 'en', ['/own-more.woff2']],
  ['日本', 'en', []],
  ['plain', 'ja', []],
] as const)('"%s" in %s asks for %j', (text, locale, expected) => {
  expect(fontFiles(text, locale, css)).toEqual(expected)
})

test.each([
  ['', 0],
  ['Pricing | A', 11],
  ['Ünïcödé', 7],
  ['e\u0301', 1],
  ['料金', 4],
  ['クレジット：', 12],
  ['환불 정책', 9],
  ['سياسة', 5],
  ['سِياسَة', 5],
  ['Giá: gói điểm', 13],
])('"%s" takes %i columns of a list of results', (text, width) => {
  expect(displayWidth(text)).toBe(width)
})
