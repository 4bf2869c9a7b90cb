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
  [
    'a page that exists',
    [['/about/', '/price/']],
    [[0, 'from', "/about/ is a page, so it can't lead away"]],
  ],
  [
    'a target that does not exist',
    [['/us/', '/nowhere/']],
    [[0, 'to', 'there is no page /nowhere/']],
  ],
  [
    'the same address twice',
    [
      ['/us/', '/about/'],
      ['/us/', '/price/'],
    ],
    [[1, 'from', '/us/ leads away twice']],
  ],
  ['a redirect to itself', [['/us/', '/us/']], [[0, 'to', '/us/ leads in a circle']]],
  [
    'a circle',
    [
      ['/a/', '/b/'],
      ['/b/', '/a/'],
    ],
    [
      [0, 'to', '/a/ leads in a circle'],
      [1, 'to', '/b/ leads in a circle'],
    ],
  ],
  [
    'a chain',
    [
      ['/a/', '/b/'],
      ['/b/', '/about/'],
    ],
    [[0, 'to', '/b/ has moved itself: lead to /about/ at once']],
  ],
  [
    'a way into a circle',
    [
      ['/x/', '/a/'],
      ['/a/', '/a/'],
    ],
    [
      [0, 'to', '/a/ has moved itself: lead to /a/ at once'],
      [1, 'to', '/a/ leads in a circle'],
    ],
  ],
] as [string, [string, string][], [number, string, string][]][])('%s', (_, redirects, expected) => {
  const faults = redirectFaults(
    redirects.map(([from, to]) => ({ from, to })),
    pages,
  )
  expect(faults.map(({ index, field, message }) => [index, field, message])).toEqual(expected)
})
