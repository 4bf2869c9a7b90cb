import { parseSwap, swapToQuery } from './sharedSwap'

it.each([
  ['', '?swap=ada-ben'],
  ['?from=mail', '?from=mail&swap=ada-ben'],
  ['?swap=eva-eva', '?swap=ada-ben'],
])('adds the swap to the query "%s"', (query, expected) => {
  expect(swapToQuery(query, { head: 'ada', face: 'ben' })).toBe(expected)
})

it.each([
  ['ada-ben', { head: 'ada', face: 'ben' }],
  ['ada-mallory', undefined],
  ['ada-constructor', undefined],
  ['ada', undefined],
  [null, undefined],
])('parses the swap %s as %j', (name, expected) => {
  expect(parseSwap(name)).toEqual(expected)
})
