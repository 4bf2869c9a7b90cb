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
  ...['[', '{'].map((bracket): [string, string, string, string] => [
    `50,000 times ${bracket}`,
    `a: ${bracket.repeat(50_000)}`,
    '1:104',
    'more than 100 brackets are open here, expected each to be closed',
  ]),
  ['two documents', 'a: b\n---\nc: d\n', '2:1', 'a line of "---" begins a second document'],
  [
    'an unquoted date',
    'a: 2022-05-01\n',
    '1:4',
    'a date without quotes, expected "2022-05-01" with them',
  ],
  ['a bare yes', 'a: yes\n', '1:4', 'a bare yes, expected true or false'],
  ['a zero before a number', 'a: 07\n', '1:4', 'a number in an unusual form (07)'],
  ...['+5', '-07', '0o17', '0b1', '1e5', '1E+5', '1.5e-3', '.5', '5.', '.inf', '-.inf', '.NaN'].map(
    (number): [string, string, string, string] => [
      `the number ${number}`,
      `a: ${number}\n`,
      '1:4',
      `a number in an unusual form (${number}), expected plain digits`,
    ],
  ),
  ...['No', 'on', 'OFF', 'y', 'n'].map((word): [string, string, string, string] => [
    `a bare ${word}`,
    `a: ${word}\n`,
    '1:4',
    `a bare ${word}, expected true or false, or quotes around it`,
  ]),
  ...['2022-5-1', '2022-05-01T10:00', '2022-05-01 10:00'].map(
    (date): [string, string, string, string] => [
      `the date ${date}`,
      `a: ${date}\n`,
      '1:4',
      `a date without quotes, expected "${date}" with them`,
    ],
  ),
  ['a letter that begins no text', 'a: @b\n', '1:4', 'a text can not begin with this character'],
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
  ...[
    'v1.5',
    '1e5x',
    'x1e5',
    '5.x',
    '0x1g',
    '007 agents',
    '0',
    '10',
    '-5',
    '+',
    'a 2022-05-01',
  ].map((value) => `a: ${value}\n`),
  ...['2022-05-01x', '12022-05-01', 'yesterday', 'snow', 'union', '.info', 'a.nan'].map(
    (value) => `a: ${value}\n`,
  ),
  'a: "07"\nb: "yes"\nc: "2022-05-01"\nd: "<<"\n',
  'a: |\n  b\n  c\n',
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
  ['a key that does not exist', ['list', 0], { key: 'gone' }, '2:5  list.x.gone'],
  ['a name in a list', ['list', 'key'], {}, '1:1  list.key'],
  ['a group in a list', ['list', 0], {}, '2:5  list.x'],
  ['what is below a text', ['list', 0, 'key', 'more'], {}, '2:10  list.x.key.more'],
])('finds the place of %s', (_, path, target, expected) => {
  expect(mistakeLine(yaml(text).mistake(path, 'x', target))).toBe(`a.yaml:${expected}: x`)
})

it('means the last of two keys, which counts', () => {
  expect(yaml('a: 1\na: 2\n').mistake(['a'], 'x')).toMatchObject({ line: 2, column: 4 })
})

it('tells the first break of a file only, after the keys that stand twice', () => {
  const lines = yaml('a: 1\na: 2\nb: "c\nd: @e\n').mistakes.map(mistakeLine)
  expect(lines[0]).toBe('a.yaml:2:1  this key stands twice in the same group')
  expect(lines).toHaveLength(2)
  expect(yaml('a: 1\na: 2\nb: "c\n').value).toBeUndefined()
})

it.each([
  ['a.yaml', 'a: 1\nb:\tc\n'],
  ['a.json', '{"a": 1,\t"a": 2}'],
])('reads %s in spite of a mistake that changes nothing', (path, text) => {
  const { value, mistakes } = readDocument(fileOf(path, text))
  expect(value).toBeDefined()
  expect(mistakes.length).toBeGreaterThan(0)
})

it.each([
  ['a.yaml', 'a: "'],
  ['a.yaml', 'a: *b\n'],
  ['a.json', '{"a": '],
])('gives no data of %s that holds %j', (path, text) => {
  expect(readDocument(fileOf(path, text)).value).toBeUndefined()
})

it('tells a wrong encoding alone', () => {
  const document = readDocument({
    path: 'a.yaml',
    bytes: Buffer.from('a: b\nsch\u00f6n: "', 'latin1'),
  })
  expect(document.value).toBeUndefined()
  expect(document.mistakes.map(mistakeLine)).toEqual([
    'a.yaml:2:4  this character is not saved as UTF-8, expected UTF-8 without a byte order mark',
  ])
})
