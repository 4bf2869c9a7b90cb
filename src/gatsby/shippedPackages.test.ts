import { packageOf } from './shippedPackages'

test.each([
  ['/a/node_modules/react/index.js', 'node_modules/react'],
  ['/a/node_modules/@gatsbyjs/reach-router/es/a.js', 'node_modules/@gatsbyjs/reach-router'],
  ['C:\\a\\node_modules\\react\\index.js', 'node_modules/react'],
  ['/a/node_modules/gatsby/node_modules/b/c.js', 'node_modules/gatsby/node_modules/b'],
  ['/a/src/templates/home.tsx', undefined],
])('the package of %s is %s', (path, expected) => {
  expect(packageOf(path)).toBe(expected)
})
