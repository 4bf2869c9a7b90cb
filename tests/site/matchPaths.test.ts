import { readFileSync } from 'node:fs'
import matchPaths from '../../src/browser/matchPaths'

const gatsbys = JSON.parse(readFileSync('.cache/match-paths.json', 'utf8')) as typeof matchPaths

const inOrder = (list: typeof matchPaths) => list.map((entry) => JSON.stringify(entry)).sort()

test('the browser has the same list of addresses as the build', () => {
  expect(inOrder(matchPaths)).toEqual(inOrder(gatsbys))
})

test('the pattern that fits every address is asked last', () => {
  expect(matchPaths.at(-1)?.matchPath).toBe('/*')
})
