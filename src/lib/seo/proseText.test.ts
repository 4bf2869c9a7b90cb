import { proseTree } from '../prose/proseTree'
import { proseText } from './proseText'

test.each([
  ['one line', 'one line'],
  ['first\n\nsecond', 'first\nsecond'],
  ['choose:\n\n- **a** is small\n- `b` is [large](/b/)', 'choose:\n- a is small\n- b is large'],
])('%j reads %j', (markdown, text) => {
  expect(proseText(proseTree(markdown))).toBe(text)
})
