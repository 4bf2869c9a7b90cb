import { growth, mean, median, ratio, turns } from './statistics'

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[10, 2, 4, 100], 7],
])('the median of %j is %d', (numbers, expected) => {
  expect(median(numbers)).toBe(expected)
})

test('nothing has no median, and the numbers keep their order', () => {
  expect(() => median([])).toThrow('median of nothing')
  const numbers = [3, 1, 2]
  median(numbers)
  expect(numbers).toEqual([3, 1, 2])
})

test('the mean of some numbers is their sum by their count, and nothing has none', () => {
  expect(mean([1, 2, 6])).toBe(3)
  expect(() => mean([])).toThrow('mean of nothing')
})

test.each([
  [102, 100, 1.02],
  [0, 5, 0],
  [5, 0, undefined],
])('%d is to %d as %d to 1', (number, yardstick, expected) => {
  expect(ratio(number, yardstick)).toBe(expected)
})

test('each arm takes its turn to be the first', () => {
  expect([0, 1, 2].map((round) => turns(['site', 'twin'], round))).toEqual([
    ['site', 'twin'],
    ['twin', 'site'],
    ['site', 'twin'],
  ])
})

test('growth is the power of the number of pages', () => {
  const small = { pages: 100, seconds: 10 }
  expect(growth(small, { pages: 1000, seconds: 100 })).toBeCloseTo(1)
  expect(growth(small, { pages: 1000, seconds: 10 })).toBe(0)
  expect(growth(small, { pages: 1000, seconds: 80 })).toBeCloseTo(0.903, 3)
})
