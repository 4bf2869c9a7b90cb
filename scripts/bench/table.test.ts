import { table } from './table'

test('columns are as wide as what is in them, and a missing cell is empty', () => {
  expect(table(['Page', 'FCP'], [['/download/', '901 ms'], ['/']])).toBe(
    [
      '| Page       |    FCP |',
      '| ---------- | -----: |',
      '| /download/ | 901 ms |',
      '| /          |        |',
    ].join('\n'),
  )
})
