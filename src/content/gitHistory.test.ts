import { execFileSync } from 'node:child_process'
import { gitEnvironment } from '../../scripts/lib/repository.fixture'
import { temporaryFolder, writeTexts } from '../../scripts/lib/temporaryFolder.fixture'
import { dateAdded, gitHistory, historyProblem, lastChange, parseLog } from './gitHistory'

const log =
  '\x002026-03-02T10:00:00+00:00\n\na.json\nsrc/b.ts\n' +
  '\x002026-03-01T09:30:00+00:00\n\na.json\n' +
  '\x002026-01-01T00:00:00+00:00\n\nsrc/c/d.ts\nsrc/b.ts\n'

test.each([
  [['a.json'], '2026-03-02T10:00:00+00:00'],
  [['src/c/'], '2026-01-01T00:00:00+00:00'],
  [['src/c/', 'src/b.ts'], '2026-03-02T10:00:00+00:00'],
  [['nothing.ts'], undefined],
  [['2026-01-01T00:00:00+00:00'], undefined],
])('the last change of %j is %s', (paths, date) => {
  expect(lastChange(parseLog(log), paths)).toBe(date)
})

test('times are the same with every version of Git', () => {
  expect(parseLog(log.replaceAll('+00:00', 'Z'))).toEqual(parseLog(log))
})

test('without a history, the last change is unknown', () => {
  expect(lastChange(parseLog(''), ['a.json'])).toBeUndefined()
})

const git = (project: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: project, env: gitEnvironment, stdio: 'pipe' })

function commit(project: string, date: string, text: string): void {
  const env = { ...gitEnvironment, GIT_COMMITTER_DATE: date }
  const user = ['-c', 'user.name=a', '-c', 'user.email=a@b.example']

  writeTexts(project, { 'a.json': text })
  git(project, 'add', '.')
  execFileSync('git', [...user, 'commit', '-qm', date], { cwd: project, env })
}

/** Creates a repository with three commits. */
function makeRepository(): string {
  const project = temporaryFolder()

  git(project, 'init', '-q')
  commit(project, '2026-01-01T10:00:00+00:00', '"app-1.exe"')
  commit(project, '2026-02-01T10:00:00+00:00', '"app-1.exe" "app-2.exe"')
  commit(project, '2026-03-01T10:00:00+00:00', '"app-1.exe" "app-2.exe" !')

  return project
}

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...gitEnvironment })
})

afterEach(() => jest.restoreAllMocks())

test('a text was added by the first commit that contains it', () => {
  const project = makeRepository()
  const dateOf = (text: string) => dateAdded(project, 'a.json', text)

  expect(dateOf('"app-1.exe"')).toBe('2026-01-01T10:00:00+00:00')
  expect(dateOf('"app-2.exe"')).toBe('2026-02-01T10:00:00+00:00')
  expect(dateOf('"app-3.exe"')).toBeUndefined()
  expect(dateAdded(temporaryFolder(), 'a.json', 'a')).toBeUndefined()
})

test('a clone with all commits has no problem', () => {
  expect(historyProblem(makeRepository())).toBeUndefined()
})

test('a shallow clone has no history, and the problem names the command that completes it', () => {
  const project = temporaryFolder()

  git(project, 'clone', '-q', '--depth', '1', `file://${makeRepository()}`, '.')

  expect(gitHistory(project)).toEqual([])
  expect(historyProblem(project)).toBe('this is a shallow clone: run `git fetch --unshallow`')

  git(project, 'fetch', '-q', '--unshallow')
  expect(historyProblem(project)).toBeUndefined()
  expect(gitHistory(project)).toHaveLength(3)
})

test('without Git, the problem says so', () => {
  const project = makeRepository()

  process.env.PATH = temporaryFolder()
  expect(historyProblem(project)).toBe('Git is not installed: install it')
})

test('a copy of the files, without a repository, needs a clone', () => {
  expect(historyProblem(temporaryFolder())).toBe(
    'the folder is not a Git repository: build in a clone of the repository',
  )
})

test("in another user's folder, the problem names the setting that allows it", () => {
  const project = makeRepository()
  // Git itself uses this variable in its tests.
  process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = '1'

  expect(historyProblem(project)).toBe(
    `the folder belongs to another user: run \`git config --global --add safe.directory ${project}\``,
  )
})

test('a repository without a commit cannot be read', () => {
  const project = temporaryFolder()
  git(project, 'init', '-q')

  expect(historyProblem(project)).toMatch(
    /^Git cannot read it \(fatal: .+\): build in a new clone of the repository$/,
  )
})
