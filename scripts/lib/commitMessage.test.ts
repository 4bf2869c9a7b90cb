import { createRepository, hasGit } from './repository.fixture'

const testWithGit = hasGit ? test : test.skip

testWithGit.each([
  ['accepts a subject of 60 characters', 'a'.repeat(60), 0],
  ['rejects a subject of 61 characters', 'a'.repeat(61), 1],
  ['accepts a longer body', `Subject\n\n${'a'.repeat(100)}`, 0],
  ['accepts a long subject of `git revert`', `Revert "${'a'.repeat(60)}"`, 0],
  ['accepts a long subject of `git commit --fixup`', `fixup! ${'a'.repeat(60)}`, 0],
])('the commit-msg hook %s', (_, message, code) => {
  const repository = createRepository()

  expect(repository.git('commit', '--allow-empty', '-m', message)).toMatchObject({ code })
})
