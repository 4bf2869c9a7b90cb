import { proseText, proseTree } from './prose'

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
  ['one line', 'one line'],
  ['first\n\nsecond', 'first\nsecond'],
  ['choose:\n\n- **a** is small\n- `b` is [large](/b/)', 'choose:\n- a is small\n- b is large'],
])('the plain text of %j is %j', (markdown, text) => {
  expect(proseText(proseTree(markdown))).toBe(text)
})
