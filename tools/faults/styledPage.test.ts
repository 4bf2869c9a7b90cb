import { join } from 'node:path'
import { temporaryFolder } from '../../scripts/lib/temporaryFolder.fixture'
import { pageWith, selectorAt } from './styledPage'

test.each([
  ['a{color:red}', 'a'],
  ['b{inset:0}a:hover::before{color:red}', 'a'],
  ['@media print{a,b:focus-visible{color:red}}', 'a,b'],
  ['@layer a;.b>c{color:red}', '.b>c'],
])('the selector in %s is %s', (css, selector) => {
  expect(selectorAt(css, css.indexOf('color'))).toBe(selector)
})

describe('the page for a selector', () => {
  const folder = temporaryFolder({
    'a.html': '<p class="a"></p>',
    'b.html': '<p class="b"></p>',
  })
  const files = [join(folder, 'a.html'), join(folder, 'b.html')]

  test('is the first that has such an element', () => {
    expect(pageWith('.b', files)).toBe(files[1])
  })

  test.each(['.c', '>'])('is the first of all for "%s", which none has', (selector) => {
    expect(pageWith(selector, files)).toBe(files[0])
  })
})
