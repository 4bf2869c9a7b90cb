import { readFileSync } from 'node:fs'
import withoutPartialHydration from './noPartialHydration.mjs'

const gatsby = readFileSync(require.resolve('gatsby/cache-dir/loader.js'), 'utf8')

test('the loader of the installed Gatsby asks for partial hydration by name', () => {
  expect(withoutPartialHydration(gatsby)).toContain(
    'if (global.hasPartialHydration) {\n                pageResources',
  )
})

test('a loader that asks otherwise stops the build', () => {
  expect(() => withoutPartialHydration('if (rsc)')).toThrow('Gatsby asks otherwise')
})
