import { readDocument } from './contentDocument'
import { fileOf } from './contentOf.fixture'
import { mistakeLine } from './mistake'

const yaml = (text: string) => readDocument(fileOf('a.yaml', text))

it.each([
  ['a tab in a text', 'a: b\tc\n', '1:5', 'a tab, expected spaces'],
  ['a tab before a key', 'a:\n\tb: c\n', '2:1', 'a tab, expected spaces'],
  ['a key twice', 'a: 1\nb: 2\na: 3\n', '3:1', 'this key stands twice in the same group'],
  ['a colon in a text', 'a: b: c\n', '1:4', 'a key or a colon where none can stand'],
  ['an open quote', 'a: "b\nc: d\n', '3:1', "this can't be read as YAML: Missing closing"],
  ['a wrong indentation', 'a:\n    b: 1\n  c: 2\n', '3:1', 'the indentation is wrong'],
  ['a line without a key', 'a: b\nc\nd: e\n', '2:1', 'this line is neither a key'],
  ['two documents', 'a: b\n---\nc: d\n', '2:1', 'a line of "---" begins a second document'],
  [
    'an unquoted date',
    'a: 2022-05-01\n',
    '1:4',
    'a date without quotes, expected "2022-05-01" with them',
  ],
  ['a bare yes', 'a: yes\n', '1:4', 'a bare yes, expected true or false'],
  ['a zero before a number', 'a: 07\n', '1:4', 'a number in an unusual form (07)'],
  ['a number to base 16', 'a: 0x1f\n', '1:4', 'a number in an unusual form (0x1f)'],
  ['an anchor', 'a: &b c\n', '1:7', 'an anchor or alias'],
  ['an alias of nothing', 'a: *b\n', '1:4', 'an anchor or alias'],
  ['a text of several lines', 'a:\n  b\n\n  c\n', '2:3', 'a text of several lines, expected "|"'],
  ['a folded text', 'a: >\n  b\n  c\n', '1:4', 'a text of several lines, expected "|"'],
  ['a tag', 'a: !!str 1\n', '1:10', 'a YAML tag'],
  ['a merge', 'a:\n  <<: b\n', '2:3', 'a YAML merge (<<), expected a key'],
])('tells %s', (_, text, position, message) => {
  const lines = yaml(text).mistakes.map(mistakeLine)
  expect(lines).toEqual([expect.stringContaining(`a.yaml:${position}  ${message}`)])
})

it.each([
  'a: 1080P\n',
  'a: 09/04/2021\n',
  'a: 3.0.3\n',
  'a: RTX 2070+\n',
  'a: -0.5\n',
  'a: null\n',
])('has nothing against %j', (text) => {
  expect(yaml(text).mistakes).toEqual([])
})

const text = [
  'list:',
  '  - key: x',
  '    body: |',
  '      One.',
  '',
  '      Two {{a}}.',
  'b:',
].join('\n')

it.each([
  ['a value', ['list', 0, 'key'], {}, '2:10  list.x.key'],
  ['a key', ['list', 0], { key: 'body' }, '3:5  list.x.body'],
  ['a group', ['list'], {}, '1:1  list'],
  ['a text in a block', ['list', 0, 'body'], { text: '{{a}}' }, '6:11  list.x.body'],
  ['a text that is not there', ['list', 0, 'body'], { text: '{{b}}' }, '3:11  list.x.body'],
  ['nothing', ['b'], {}, '7:3  b'],
  ['what does not exist', ['list', 4, 'key'], {}, '1:1  list[4].key'],
])('finds the place of %s', (_, path, target, expected) => {
  expect(mistakeLine(yaml(text).mistake(path, 'x', target))).toBe(`a.yaml:${expected}: x`)
})
