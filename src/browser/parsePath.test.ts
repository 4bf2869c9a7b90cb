import { parsePath } from './parsePath'

test.each([
  ['/', '/', '', ''],
  ['/about/', '/about/', '', ''],
  ['/about/#fairUse', '/about/', '', '#fairUse'],
  ['/?to=ada', '/', '?to=ada', ''],
  ['/de/?a=b#c?d', '/de/', '?a=b', '#c?d'],
  ['/a/?#', '/a/', '', ''],
  ['?a', '/', '?a', ''],
  ['', '/', '', ''],
])('%j has the parts %j %j %j', (path, pathname, search, hash) => {
  expect(parsePath(path)).toEqual({ pathname, search, hash })
})
