import { readFileSync } from 'node:fs'
import announcePageTitle from './announcePageTitle.mjs'

const gatsby = readFileSync(require.resolve('gatsby/cache-dir/navigation.js'), 'utf8')

test('the announcer of the installed Gatsby announces only the title', () => {
  const spoken = announcePageTitle(gatsby)
  expect(spoken).toContain('const newAnnouncement = pageName\n')
  expect(spoken).not.toContain('Navigated to')
})

test('an announcer with unexpected code fails the build', () => {
  expect(() => announcePageTitle('`Went to ${pageName}`')).toThrow('no longer is')
})
