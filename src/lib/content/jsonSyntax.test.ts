import { jsonProblems } from './jsonSyntax'

it.each([
  '{}',
  '[]',
  '{"a": [1, -2.5e3, true, false, null, "b\\n\\u00e9"], "b": {"c": []}}\n',
  '"a"',
  ' \t\r\n[-0, 0.5, 1E+5, 1e-5, 10]\r\n\t ',
  '["\\\\", "\\"", "\\/", "\\b\\f\\n\\r\\t", "\\uABcd"]',
  '[[[]], [{}], {"a": {}}]',
])('finds nothing wrong with %j', (text) => {
  expect(() => JSON.parse(text) as unknown).not.toThrow()
  expect(jsonProblems(text)).toEqual([])
})

it.each([
  ['', 0, 'the file ends here, expected a value'],
  ['{"a": 1', 7, 'the file ends here, expected "," or "}"'],
  ['{"a": 1,}', 7, 'a comma with nothing after it'],
  ['{"a": 1 "b": 2}', 8, 'found "b", expected "," or "}"'],
  ['{"a" 1}', 5, 'found 1, expected ":" after the key "a"'],
  ['{a: 1}', 1, 'found a, expected a key in double quotes'],
  ["{'a': 1}", 1, "found ', expected a key in double quotes"],
  ['{1: 1}', 1, 'found 1, expected a key in double quotes'],
  ['{"a": }', 6, 'found "}", expected a value'],
  ['{"a": 01}', 6, 'found 01, expected a value'],
  ['{"a": yes}', 6, 'found yes, expected a value'],
  ['{"a": "b}', 6, 'a text that does not end on its line, or has a wrong "\\" in it'],
  ['{"a": "b\nc"}', 6, 'a text that does not end on its line, or has a wrong "\\" in it'],
  ['{"a": "b\\c"}', 6, 'a text that does not end on its line, or has a wrong "\\" in it'],
  ['{"a": [1}', 8, 'found }, expected "]"'],
  [
    '{\n  "a": {\n    "b": 1\n}\n',
    9,
    'this bracket is not closed: nothing ends the group in its column',
  ],
  ['[1,]', 2, 'a comma with nothing after it'],
  ['[1 2]', 3, 'found 2, expected "," or "]"'],
  ['[1,,2]', 3, 'found ",", expected a value'],
  ['{"a": 1,, "b": 2}', 8, 'found ,, expected a key in double quotes'],
  ['{"a": 1]', 7, 'found ], expected "}"'],
  ['{"a": :}', 6, 'found ":", expected a value'],
  ['[', 1, 'the file ends here, expected a value'],
  ['[1\n\n', 2, 'the file ends here, expected "," or "]"'],
  ['{', 1, 'the file ends here, expected a key in double quotes'],
  ['{"a"', 4, 'the file ends here, expected ":"'],
  ['[tru]', 1, 'found tru, expected a value'],
  ['[truely]', 1, 'found truely, expected a value'],
  ['[falsely]', 1, 'found falsely, expected a value'],
  ['[nullify]', 1, 'found nullify, expected a value'],
  ['[1.]', 1, 'found 1., expected a value'],
  ['[1.5.1]', 1, 'found 1.5.1, expected a value'],
  ['[1e]', 1, 'found 1e, expected a value'],
  ['[ +1]', 2, 'found +1, expected a value'],
  ['[😀]', 1, 'found 😀, expected a value'],
  ['["\\u12"]', 1, 'a text that does not end on its line, or has a wrong "\\" in it'],
  ['[1, /* b */ 2]', 4, 'JSON has no comments'],
  ['[/b]', 1, 'found /, expected a value'],
  ['{} \n ]', 5, 'expected the end of the file here'],
  ['{} // b', 3, 'expected the end of the file here'],
  ['{ // b\n}', 2, 'JSON has no comments'],
  ['{}}', 2, 'expected the end of the file here'],
])('finds what is wrong with %j', (text, offset, message) => {
  expect(() => JSON.parse(text) as unknown).toThrow()
  expect(jsonProblems(text)).toEqual([{ offset, message, fatal: true }])
})

it('ends before the stack does', () => {
  const [problem] = jsonProblems('['.repeat(100_000))
  expect(problem).toEqual({ offset: 101, message: 'groups stand too deep in groups', fatal: true })
})

it('finds keys that stand twice in one group, and reads on', () => {
  const text = '{"a": 1, "b": {"a": 2}, "a": 3}'
  const message = 'this key stands twice in the same group'
  expect(jsonProblems(text)).toEqual([{ offset: 24, message, fatal: false }])
})

it.each([
  [100, 0],
  [101, 0],
  [102, 1],
])('reads %d lists in each other with %d mistakes', (depth, count) => {
  expect(jsonProblems('['.repeat(depth) + ']'.repeat(depth))).toHaveLength(count)
})

it('tells a key that stands twice before a mistake, and knows a key in two groups', () => {
  expect(jsonProblems('[{"a": 1}, {"a": 1, "a": 2}, ]').map(({ offset }) => offset)).toEqual([
    20, 27,
  ])
})

it('counts how deep a group stands, not how many groups there are', () => {
  expect(jsonProblems(`[${'[],'.repeat(200)}[]]`)).toEqual([])
})
