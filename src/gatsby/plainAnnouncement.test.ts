import { readFileSync } from 'node:fs'
import speakHeadingAlone from './plainAnnouncement.mjs'

const gatsby = readFileSync(require.resolve('gatsby/cache-dir/navigation.js'), 'utf8')

test('the announcer of the installed Gatsby speaks the heading alone', () => {
  const spoken = speakHeadingAlone(gatsby)
  expect(spoken).toContain('const newAnnouncement = pageName\n')
  expect(spoken).not.toContain('Navigated to')
})

test('an announcer with other words stops the build', () => {
  expect(() => speakHeadingAlone('`Went to ${pageName}`')).toThrow('Gatsby announces otherwise')
})
