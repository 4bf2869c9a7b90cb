import { lastChange, readHistory } from './lastChange'

const log =
  '\x002026-03-02T10:00:00+02:00\n\na.json\nsrc/b.ts\n' +
  '\x002026-03-02T09:30:00+00:00\n\na.json\n' +
  '\x002026-01-01T00:00:00+00:00\n\nsrc/c/d.ts\nsrc/b.ts\n'

test.each([
  [['a.json'], '2026-03-02T09:30:00+00:00'],
  [['src/b.ts'], '2026-03-02T10:00:00+02:00'],
  [['src/c/'], '2026-01-01T00:00:00+00:00'],
  [['src/c/', 'src/b.ts'], '2026-03-02T10:00:00+02:00'],
  [['src'], undefined],
  [['nothing.ts'], undefined],
  [['2026-01-01T00:00:00+00:00'], undefined],
])('the last change of %j is %s', (paths, date) => {
  expect(lastChange(readHistory(log), paths)).toBe(date)
})

test('no history knows no change', () => {
  expect(lastChange(readHistory(''), ['a.json'])).toBeUndefined()
})
