import { attributeOf, attributeUsesIn, type AttributeUse } from './attributeUses'

/** What reads or writes an attribute, and how the test names it: owner, access, attribute. */
const uses: readonly (readonly [source: string, ...found: string[]])[] = [
  ['<p data-for="mac" />', 'element write data-for'],
  ['<html data-page="about" />', 'page write data-page'],
  ["const props = { 'data-for': 'mac' }", 'element write data-for'],
  ["setHtmlAttributes({ 'data-path': path })", 'page write data-path'],
  ["title.setAttribute('data-word', text)", 'element write data-word'],
  ["element.toggleAttribute('data-hyphen')", 'element write data-hyphen'],
  ["title?.removeAttribute('data-word')", 'element write data-word'],
  ["element.hasAttribute('data-hyphen')", 'element read data-hyphen'],
  ["element.getAttribute('data-word')", 'element read data-word'],
  ['layer.dataset.fontOf = face', 'element write data-font-of'],
  ['const [first] = dataset.download', 'element read data-download'],
  ["'moved' in hero.dataset", 'element read data-moved'],
  ["pageState().theme = 'dark'", 'page write data-theme'],
  ['pageState().build ??= latest', 'page write data-build'],
  ['delete pageState().theme', 'page write data-theme'],
  ['remember(pageState().theme)', 'page read data-theme'],
  ["if (pageState().theme === 'dark') {}", 'page read data-theme'],
  ['const { theme, wear: face } = pageState()', 'page read data-theme', 'page read data-wear'],
  ["'share' in pageState()", 'page read data-share'],
  [
    'const own = pageState(); own.scroll = own.theme',
    'page write data-scroll',
    'page read data-theme',
  ],
  ["new Observer({ attributeFilter: ['data-wear'] })", 'page read data-wear'],
  [
    'find(\'a[data-route], [data-system="mac"]\')',
    'element read data-route',
    'element read data-system',
  ],
  ['find(`[data-system="${own}"]:not(a)`)', 'element read data-system'],
]

const described = ({ owner, access, attribute }: AttributeUse) => `${owner} ${access} ${attribute}`

test.each(uses)('finds the use of a data attribute in %s', (source, ...found) => {
  expect(attributeUsesIn(source).map(described)).toEqual(found)
})

test.each([
  '// layer.dataset.face = face',
  '/** An element with `[data-swap]`. */',
  'const state = useState(); state.theme = 1',
  'this.state.isBroken',
  "element.setAttribute('lang', 'de')",
  '<p className="data-for" />',
])('finds no data attribute in %s', (source) => {
  expect(attributeUsesIn(source)).toEqual([])
})

test('the name of an attribute has a hyphen for each capital letter of the property', () => {
  expect(attributeOf('bannerKeyOf')).toBe('data-banner-key-of')
})
