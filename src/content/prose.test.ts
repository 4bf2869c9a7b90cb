import { proseHtml, proseTree } from './prose'

it.each([
  [
    'One.\n\nTwo.',
    [
      { tag: 'p', children: ['One.'] },
      { tag: 'p', children: ['Two.'] },
    ],
  ],
  [
    '- a\n- **b**',
    [
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['a'] },
          { tag: 'li', children: [{ tag: 'strong', children: ['b'] }] },
        ],
      },
    ],
  ],
  ['1. a', [{ tag: 'ol', children: [{ tag: 'li', children: ['a'] }] }]],
  [
    '[*x*](/price/)',
    [
      {
        tag: 'p',
        children: [{ tag: 'a', href: '/price/', children: [{ tag: 'em', children: ['x'] }] }],
      },
    ],
  ],
  ['`x`', [{ tag: 'p', children: [{ tag: 'code', children: ['x'] }] }]],
])('%j', (markdown, expected) => {
  expect(proseTree(markdown)).toEqual(expected)
})

it.each(['# Heading', '<b>html</b>', '![picture](/x.png)', '> quote', '---'])(
  'throws for %s',
  (markdown) => {
    expect(() => proseTree(markdown)).toThrow('is not part of our Markdown')
  },
)

test.each([
  ['first\n\nsecond', '<p>first</p><p>second</p>'],
  [
    '- **a** & b\n- `c`',
    '<ul><li><strong>a</strong> &#38; b</li><li><code dir="ltr">c</code></li></ul>',
  ],
  ['[*x*](/price/?a=1&b)', '<p><a href="https://a.example/price/?a=1&#38;b"><em>x</em></a></p>'],
])('the HTML of %j is %j', (markdown, html) => {
  const hrefOf = (href: string) => `https://a.example${href}`
  expect(proseHtml(proseTree(markdown), hrefOf)).toBe(html)
})
