import { formatDiagnostic } from './diagnostic'
import { readDocument } from './document'

function errorsOf(path: string, text: string | Uint8Array): string[] {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  return readDocument({ path, bytes }).errors.map(formatDiagnostic)
}

test.each([
  ['a missing comma', 'a.json', '{\n  "a": 1\n  "b": 2\n}', 'a.json:'],
  ['a missing bracket', 'a.json', '{"a": {"b": 1}', 'a.json:1:'],
  ['a trailing comma', 'a.json', '{\n  "a": 1,\n}', 'a.json:2:9  this is not valid JSON'],
  ['a trailing comma in a list', 'a.json', '["a",\n]', 'a.json:1:5  this is not valid JSON'],
  ['a key without quotes', 'a.json', '{\n  a: 1\n}', 'a.json:2:3  this is not valid JSON'],
  ['single quotes', 'a.json', "{\n  'a': 1\n}", 'a.json:2:3  this is not valid JSON'],
  ['an unterminated string', 'a.json', '{\n  "a": "b\n}', 'a.json:'],
  ['an empty file', 'a.json', '\n', 'a.json:1:1  this file is empty, restore it'],
  ['Windows line ends', 'a.json', '{\r\n}', 'a.json:1:2  found a Windows line end'],
  ['a line break in a string', 'a.json', '{\n"a": "b\nc"}', 'a.json:2:8  this is not valid JSON'],
  ['a merge conflict', 'a.yaml', 'a: |\n  b\n<<<<<<< HEAD\n', 'a.yaml:3:1  found a merge conflict'],
  ['a duplicate key', 'a.json', '{\n  "a": 1,\n  "a": 2\n}', 'a.json:3:3  this key is already'],
  ['a tab', 'a.yaml', 'a: "b\tc"\n', 'a.yaml:1:6  found a tab'],
  ['a wrong indentation', 'a.yaml', 'a:\n  b: c\n d: e\n', 'a.yaml:3:'],
  ['a colon in a string', 'a.yaml', 'a: b: c\n', 'a.yaml:1:'],
  ['a duplicate key', 'a.yaml', 'a: b\na: c\n', 'a.yaml:2:1  this key is already'],
  ['two documents', 'a.yaml', 'a: b\n---\na: c\n', 'a.yaml:2:1  this is not valid YAML'],
  ['a bare date', 'a.yaml', 'a: 2024-05-01\n', 'a.yaml:1:4  found a date without quotes'],
  ['a bare yes', 'a.yaml', 'a: yes\n', 'a.yaml:1:4  found yes without quotes'],
  ['a bare none', 'a.yaml', 'a: none\n', 'a.yaml:1:4  found none without quotes'],
  ['typographic quotes', 'a.yaml', 'a: “b”\n', 'a.yaml:1:4  found typographic quotes'],
  ['a comment after a text', 'a.yaml', 'a: b #1\n', 'a.yaml:1:4  this text ends before " #"'],
  ['an octal number', 'a.yaml', 'a: 010\n', 'a.yaml:1:4  found a number in an unusual form'],
  ['an alias', 'a.yaml', 'a: &b c\nd: *b\n', 'a.yaml:2:4  found an anchor or alias'],
  ['a merge key', 'a.yaml', '<<: { a: b }\n', 'a.yaml:1:1  found a YAML merge'],
  ['a tag', 'a.yaml', 'a: !!str b\n', 'a.yaml:1:10  found a YAML tag'],
  ['a folded string', 'a.yaml', 'a: >\n  b\n  c\n', 'a.yaml:1:4  found a text of several lines'],
  [
    'a multi-line text without "|"',
    'a.yaml',
    'a:\n  b\n\n  c\n',
    'a.yaml:2:3  found a text of several',
  ],
  ['a byte order mark', 'a.yaml', '\uFEFFa: b\n', 'a.yaml:1:1  the file starts with a byte'],
  ['deep nesting', 'a.json', '['.repeat(100_000), 'a.json:1:'],
])('reports %s in %s', (_, path, text, expected) => {
  expect(errorsOf(path, text)).toContainEqual(expect.stringContaining(expected))
})

test('reports the position of a character in another encoding', () => {
  const latin = Buffer.from('a: b\nc: caf\u00e9\n', 'latin1')
  expect(errorsOf('a.yaml', latin)).toEqual([expect.stringContaining('a.yaml:2:7  this character')])
})

test('reads valid files without errors', () => {
  expect(errorsOf('a.json', '{"a": ["b", 1.5e3, true, null]}')).toEqual([])
  expect(
    errorsOf('a.yaml', "# A “note”.\na: 'b: c' # Another\nd: |\n  e\n\n  f\ng: [1, two]\n"),
  ).toEqual([])
})
