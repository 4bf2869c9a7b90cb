import { redirectFaults } from './redirects'

const pages = ['/', '/about/', '/price/']

test.each([
  ['no redirects', [], []],
  [
    'two that lead to pages',
    [
      ['/us/', '/about/'],
      ['/plans/', '/price/'],
    ],
    [],
  ],
  ['a page that exists', [['/about/', '/price/']], [[0, 'from']]],
  ['a target that does not', [['/us/', '/nowhere/']], [[0, 'to']]],
  [
    'the same address twice',
    [
      ['/us/', '/about/'],
      ['/us/', '/price/'],
    ],
    [[1, 'from']],
  ],
  ['itself', [['/us/', '/us/']], [[0, 'to']]],
  [
    'a circle',
    [
      ['/a/', '/b/'],
      ['/b/', '/a/'],
    ],
    [
      [0, 'to'],
      [1, 'to'],
    ],
  ],
  [
    'a chain',
    [
      ['/a/', '/b/'],
      ['/b/', '/about/'],
    ],
    [[0, 'to']],
  ],
  [
    'a way into a circle',
    [
      ['/x/', '/a/'],
      ['/a/', '/a/'],
    ],
    [
      [0, 'to'],
      [1, 'to'],
    ],
  ],
] as [string, [string, string][], [number, string][]][])('%s', (_, redirects, expected) => {
  const faults = redirectFaults(
    redirects.map(([from, to]) => ({ from, to })),
    pages,
  )
  expect(faults.map(({ index, field }) => [index, field])).toEqual(expected)
})
