import { readFileSync } from 'node:fs'
import announcePageTitle from './announcePageTitle.mjs'

const gatsby = readFileSync(require.resolve('gatsby/cache-dir/navigation.js'), 'utf8')

test('the code of the installed Gatsby version is changed to announce only the page title', () => {
  const spoken = announcePageTitle(gatsby)
  expect(spoken).toContain('const newAnnouncement = pageName\n')
  expect(spoken).not.toContain('Navigated to')
})

test('unexpected code in Gatsby fails the build', () => {
  expect(() => announcePageTitle('`Went to ${pageName}`')).toThrow('no longer is')
})
