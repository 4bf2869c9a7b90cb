import { compareMistakes, mistakeLine } from './mistake'
import { positionAt } from './positionAt'

const at = (file: string, line: number, column: number) => ({
  ...{ file, line, column, path: '', message: 'x' },
})

it('orders mistakes by file, line and column', () => {
  const sorted = [at('a', 1, 2), at('a', 2, 1), at('a', 10, 1), at('b', 1, 1), at('b', 1, 3)]
  for (const order of [
    [4, 2, 0, 3, 1],
    [1, 3, 0, 2, 4],
    [3, 4, 2, 1, 0],
  ]) {
    const mixed = order.flatMap((index) => sorted[index] ?? [])
    expect(mixed.sort(compareMistakes)).toEqual(sorted)
  }
})

it('prints the path of a mistake when there is one', () => {
  expect(mistakeLine(at('a', 1, 2))).toBe('a:1:2  x')
  expect(mistakeLine({ ...at('a', 1, 2), path: 'b.c' })).toBe('a:1:2  b.c: x')
})

it.each([
  [0, 1, 1],
  [1, 1, 2],
  [2, 2, 1],
  [4, 3, 2],
])('the character %d stands at %d:%d', (offset, line, column) => {
  expect(positionAt('a\n\nbc', offset)).toEqual({ line, column })
})
