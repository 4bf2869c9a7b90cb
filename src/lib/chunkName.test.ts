import { chunkName } from './chunkName'

test.each([
  ['home', 'component---src-templates-home-tsx'],
  ['privacy', 'component---src-templates-legal-tsx'],
] as const)('the pages of %s are shown by %s', (route, chunk) => {
  expect(chunkName(route)).toBe(chunk)
})
