import { parseSwap, swapFromQuery, swapToQuery } from './sharedSwap'

it.each([
  ['?head=ada&face=ben', { head: 'ada', face: 'ben' }],
  ['?face=eva', { face: 'eva' }],
  ['?head=mallory&face=constructor', {}],
  ['', {}],
])('%s is read', (query, expected) => {
  expect(swapFromQuery(query)).toEqual(expected)
})

it.each([
  ['', '?head=ada&face=ben'],
  ['?from=mail', '?from=mail&head=ada&face=ben'],
  ['?head=eva&face=eva', '?head=ada&face=ben'],
])('into "%s" is written', (query, expected) => {
  expect(swapToQuery(query, { head: 'ada', face: 'ben' })).toBe(expected)
})

it.each([
  ['ada-ben', { head: 'ada', face: 'ben' }],
  ['ada-mallory', undefined],
  ['ada', undefined],
  [null, undefined],
])('the swap named %s is %j', (name, expected) => {
  expect(parseSwap(name)).toEqual(expected)
})
