import { formatDiagnostic } from './diagnostic'
import { readDocument } from './document'

function errorsOf(path: string, text: string | Uint8Array): string[] {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  return readDocument({ path, bytes }).errors.map(formatDiagnostic)
}

const pair = (value: string) => `a:\n  b: ${value}\n`

test.each([
  // JSON
  ['a missing comma', 'a.json', '{\n  "a": 1\n  "b": 2\n}', '3:3  expected a comma before this'],
  ['a missing colon', 'a.json', '{"a" 1}', '1:6  expected a colon before this'],
  ['a missing bracket', 'a.json', '{"a": {"b": 1}', '1:15  the file ends too early, expected }'],
  ['a missing inner bracket', 'a.json', '{"a": [1', '1:9  the file ends too early, expected ]'],
  ['an extra bracket', 'a.json', '{}}', '1:3  expected the end of the file here'],
  ['a trailing comma', 'a.json', '{\n  "a": 1,\n}', '2:9  nothing follows this comma'],
  ['a trailing comma in a list', 'a.json', '["a",\n]', '1:5  nothing follows this comma'],
  ['two commas', 'a.json', '["a",, "b"]', '1:6  nothing is before this comma'],
  ['a key without quotes', 'a.json', '{\n  a: 1\n}', '2:3  expected a key in double quotes'],
  [
    'a text without quotes, before a missing comma',
    'a.json',
    '{\n  "a": three\n  "b": 2\n}',
    '2:8  expected a text in double quotes',
  ],
  ['single quotes', 'a.json', "{\n  'a': 1\n}", '2:3  expected straight double quotes'],
  ['an unclosed quote', 'a.json', '{\n  "a": "b\n}', '2:8  this quote is not closed'],
  ['a quote in a text', 'a.json', '{"a": "b "c" d"}', '1:11  the text goes on after its quote'],
  ['a backslash', 'a.json', '{"a": "b\\c"}', '1:7  this text contains a single backslash'],
  ['a number with a unit', 'a.json', '{"a": 12 MB}', '1:10  expected only digits'],
  ['a unit without a space', 'a.json', '{"a": 12MB}', '1:9  expected only digits'],
  ['a leading zero', 'a.json', '{"a": 01}', '1:8  a number does not start with 0'],
  ['an unfinished number', 'a.json', '{"a": 1.}', '1:7  this number ends too early'],
  ['a version', 'a.json', '{"a": 1.2.3}', '1:10  this does not belong here'],
  ['a no-break space', 'a.json', '{"a":\u00a01}', '1:6  found an unusual space'],
  ['a control character', 'a.json', '{"a": "b\u0001"}', '1:7  this text contains an invisible'],
  ['a decimal comma', 'a.json', '{"a": 9,99}', '1:9  a number has no separators'],
  ['an unknown word', 'a.json', '{"a": NULL}', '1:7  expected a text in double quotes, a number'],
  ['a comment', 'a.json', '{\n// b\n}', '2:1  JSON has no comments'],
  ['a duplicate key', 'a.json', '{\n  "a": 1,\n  "a": 2\n}', '3:3  the key "a" is already in'],
  ['deep nesting', 'a.json', '['.repeat(100_000), '1:1  brackets are nested too deeply'],
  // Both
  ['an empty file', 'a.json', '\n', '1:1  this file is empty, restore it'],
  ['Windows line ends', 'a.json', '{\r\n}', '1:2  found a Windows line end'],
  ['a merge conflict', 'a.yaml', 'a: |\n  b\n<<<<<<< HEAD\n', '3:1  found a merge conflict'],
  ['a byte order mark', 'a.yaml', '\uFEFFa: b\n', '1:1  the file starts with a byte order mark'],
  // YAML
  ['a tab', 'a.yaml', 'a:\n\tb: c\n', '2:1  found a tab'],
  ['a no-break space', 'a.yaml', 'a:\n\u00a0\u00a0b: c\n', '2:1  found a no-break space (U+00A0)'],
  ['a full-width colon', 'a.yaml', 'a：b\nc: d\n', '1:2  found a full-width colon'],
  ['too few spaces', 'a.yaml', 'a:\n  b: c\n d: e\n', '3:2  expected 0 or 2 spaces before this'],
  ['too many spaces', 'a.yaml', '- a: b\n   c: d\n', '2:4  expected 2 spaces before this, found 3'],
  [
    'a list in a text',
    'a.yaml',
    'a:\n  b: |\n    c\n  - d\n',
    '4:3  expected 4 (like the text above)',
  ],
  ['no space after a colon', 'a.yaml', pair('1\n  c:2'), '3:3  expected a space after the colon'],
  ['no space after a hyphen', 'a.yaml', 'a:\n  -b\n  - c\n', '2:3  expected a space after the hyp'],
  ['a colon in a text', 'a.yaml', pair('c: d'), '2:7  this text contains a colon, expected quotes'],
  [
    'an unclosed quote',
    'a.yaml',
    `${pair("'c")}d: 'e'\n`,
    "2:6  this quote is not closed in this line, expected the whole text and '",
  ],
  [
    'a quoted text of two lines',
    'a.yaml',
    pair('"c\n    d"'),
    '2:6  this quote is not closed in this line, expected the whole text and "',
  ],
  [
    'a quote in a text',
    'a.yaml',
    pair("'It's'"),
    "2:9  the text goes on after this quote, expected ''",
  ],
  ['a special character', 'a.yaml', pair('@c'), '2:6  a text cannot start with @, expected quotes'],
  ['a text after "|"', 'a.yaml', pair('| c'), '2:7  expected the text in the next line'],
  ['a duplicate key', 'a.yaml', 'a: b\na: c\n', '2:1  the key a is already in the same group'],
  ['two documents', 'a.yaml', 'a: b\n---\na: c\n', '2:1  expected "key: value" here'],
  ['a bare date', 'a.yaml', 'a: 2024-05-01\n', '1:4  found a date without quotes'],
  ['a bare yes', 'a.yaml', 'a: yes\n', '1:4  found yes without quotes'],
  ['typographic quotes', 'a.yaml', 'a: “b”\n', '1:4  found typographic quotes'],
  ['a comment after a text', 'a.yaml', 'a: b #1\n', '1:4  this text ends before " #"'],
  ['an octal number', 'a.yaml', 'a: 010\n', '1:4  found a number in an unusual form'],
  ['an alias', 'a.yaml', 'a: &b c\nd: *b\n', '1:7  found an anchor or alias'],
  ['a merge key', 'a.yaml', '<<: { a: b }\n', '1:1  found a YAML merge'],
  ['a tag', 'a.yaml', 'a: !!str b\n', '1:10  found a YAML tag'],
  ['a folded string', 'a.yaml', 'a: >\n  b\n  c\n', '1:4  found a text of several lines'],
  [
    'lines without "|"',
    'a.yaml',
    'a: b\n  c\n',
    '2:3  expected "key: value" here; a text of several',
  ],
])('reports %s in %s', (_, path, text, expected) => {
  const [message] = errorsOf(path, text)
  expect(message).toContain(`${path}:${expected}`)
})

test('reports the position of a character in another encoding', () => {
  const latin = Buffer.from('a: b\nc: caf\u00e9\n', 'latin1')
  expect(errorsOf('a.yaml', latin)).toEqual([expect.stringContaining('a.yaml:2:7  this character')])
})

test('reads valid files without errors', () => {
  expect(errorsOf('a.json', '{"a": ["b", 1.5e3, true, null]}')).toEqual([])
  expect(
    errorsOf('a.yaml', "# A “note”.\na: 'b: c' # Another\nd: |\n  e\n\n  f: “g”\nh: [1, two]\n"),
  ).toEqual([])
})

test('finds the positions of values and keys, also of those that are missing', () => {
  const text = 'a: 1\nlist:\n  - key: b\n    c: two\n'
  const { diagnostic, keyDiagnostic } = readDocument({
    path: 'a.yaml',
    bytes: new TextEncoder().encode(text),
  })
  const positionOf = ({ line, column }: { readonly line: number; readonly column: number }) =>
    `${line}:${column}`

  expect(positionOf(diagnostic(['a'], ''))).toBe('1:4')
  expect(positionOf(diagnostic(['list', 0, 'c'], '', 'wo'))).toBe('4:9')
  expect(positionOf(keyDiagnostic(['list', 0, 'c'], ''))).toBe('4:5')
  expect(positionOf(diagnostic(['list', 0, 'missing'], ''))).toBe('3:5')
})
