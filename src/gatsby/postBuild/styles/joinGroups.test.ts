import postcss from 'postcss'
import { joinGroups } from './joinGroups'

test.each([
  ['neighbours', '@layer b{a{gap:0}}@layer b{a{gap:1px}}', '@layer b{a{gap:0}a{gap:1px}}'],
  [
    'neighbours that come about by that',
    '@layer b{@media print{a{gap:0}}}@layer b{@media print{p{gap:0}}}',
    '@layer b{@media print{a{gap:0}p{gap:0}}}',
  ],
  ['three', '@media print{a{gap:0}}'.repeat(3), `@media print{${'a{gap:0}'.repeat(3)}}`],
])('joins %s', (_, css, expected) => {
  const root = postcss.parse(css)
  joinGroups(root)
  expect(root.toString()).toBe(expected)
})

test.each([
  ['something between them', '@layer b{a{gap:0}}p{gap:0}@layer b{a{gap:0}}'],
  ['another name', '@layer b{a{gap:0}}@layer c{a{gap:0}}'],
  ['another kind', '@media (width>9em){a{gap:0}}@container (width>9em){a{gap:0}}'],
  ['no name', '@layer{a{gap:0}}@layer{a{gap:0}}'],
  ['no rules', '@layer b,c;@layer b,c;'],
])('leaves apart those with %s', (_, css) => {
  const root = postcss.parse(css)
  joinGroups(root)
  expect(root.toString()).toBe(css)
})
