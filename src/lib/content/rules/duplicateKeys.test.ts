import { linesOf } from '../contentOf.fixture'
import { duplicateKeys } from './duplicateKeys'

const file = 'site/faq.yaml'

it.each([
  ['different words', 'a: [x, y]\n', []],
  ['groups without keys', 'a:\n  - b: 1\n  - b: 1\n', []],
  [
    'a word twice in a list of a list',
    'a: [[x], [y, y]]\n',
    ['content/site/faq.yaml:1:14  a[1][1]: "y" stands twice in this list'],
  ],
  [
    'a word twice',
    'a:\n  - x\n  - y\n  - x\n',
    ['content/site/faq.yaml:4:5  a[2]: "x" stands twice in this list'],
  ],
  [
    'a number twice',
    'a: [3, 3]\n',
    ['content/site/faq.yaml:1:8  a[1]: 3 stands twice in this list'],
  ],
  [
    'a key twice',
    'a:\n  - key: x\n    b: 1\n  - b: 2\n    key: x\n',
    ['content/site/faq.yaml:5:5  a.x.key: x stands twice in this list'],
  ],
  ['the same key in two lists', 'a:\n  - key: x\nb:\n  - key: x\n', []],
])('%s', (_, text, expected) => {
  expect(linesOf(duplicateKeys, { [file]: text })).toEqual(expected)
})
