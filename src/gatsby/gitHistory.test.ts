import { lastChange, parseLog } from './gitHistory'

const log =
  '\x002026-03-02T10:00:00+00:00\n\na.json\nsrc/b.ts\n' +
  '\x002026-03-01T09:30:00+00:00\n\na.json\n' +
  '\x002026-01-01T00:00:00+00:00\n\nsrc/c/d.ts\nsrc/b.ts\n'

test.each([
  [['a.json'], '2026-03-02T10:00:00+00:00'],
  [['src/c/'], '2026-01-01T00:00:00+00:00'],
  [['src/c/', 'src/b.ts'], '2026-03-02T10:00:00+00:00'],
  [['nothing.ts'], undefined],
  [['2026-01-01T00:00:00+00:00'], undefined],
])('the last change of %j is %s', (paths, date) => {
  expect(lastChange(parseLog(log), paths)).toBe(date)
})

test('without a history, the last change is unknown', () => {
  expect(lastChange(parseLog(''), ['a.json'])).toBeUndefined()
})
