import type { Kind } from './kinds'
import { survivorsOf, type Planted, type RunTests } from './survivors'
import type { Tests } from './tests'

/** A fault in a file, which some tests see. */
function plantedIn(file: string, tests: readonly Tests[], related = false): Planted {
  const kind: Kind = {
    name: 'a kind',
    filesIn: () => [file],
    find: () => [],
    tests,
    areRelated: () => related,
  }

  return { kind, file, faults: new Map() }
}

const naming: Tests = {
  command: () => ['jest'],
  hasFailureIn: (file, output) => output.includes(`${file}:`),
}
const silent: Tests = { command: () => ['jest'] }

/** Tests that see the faults in some files, and write these names into a failure. */
function testsThatSee(seen: readonly string[], named = seen) {
  const runs: string[] = []
  const run: RunTests = (_, planted) => {
    const files = planted.map(({ file }) => file)
    runs.push(files.join(' '))

    return files.some((file) => seen.includes(file))
      ? named.map((file) => (files.includes(file) ? `${file}: wrong\n` : '')).join('')
      : undefined
  }

  return { run, runs }
}

const survivingFiles = (planted: readonly Planted[], run: RunTests) =>
  survivorsOf(planted, run).map(({ file }) => file)

const inFiles = (files: string, tests: Tests, related?: boolean) =>
  files.split('').map((file) => plantedIn(file, [tests], related))

test('faults in several files are tried at once, and those that no failure names again', () => {
  const { run, runs } = testsThatSee(['a', 'c'])

  expect(survivingFiles(inFiles('abcd', naming), run)).toEqual(['b', 'd'])
  expect(runs).toEqual(['a b c d', 'b d'])
})

test('a failure that names no file is looked for by halves', () => {
  const { run, runs } = testsThatSee(['b'], [])

  expect(survivingFiles(inFiles('abc', naming), run)).toEqual(['a', 'c'])
  expect(runs).toEqual(['a b c', 'a b', 'a', 'b', 'c'])
})

test.each([
  ['whose files are related', inFiles('ab', naming, true)],
  ['in the same file', inFiles('aa', naming)],
  ['whose tests name no files', inFiles('ab', silent)],
])('faults %s are tried one at a time', (_, planted) => {
  const { run, runs } = testsThatSee([])

  expect(survivingFiles(planted, run)).toHaveLength(2)
  expect(runs).toHaveLength(2)
})

test('slower tests see only what survived the faster ones', () => {
  const files: string[] = []
  const slow: Tests = { command: () => ['tsc'] }
  const run: RunTests = (tests, planted) => {
    files.push(`${tests.command([])[0]} ${planted.map(({ file }) => file).join()}`)
    return tests === naming && planted.some(({ file }) => file === 'a') ? 'a: wrong' : undefined
  }

  const planted = ['a', 'b'].map((file) => plantedIn(file, [naming, slow]))

  expect(survivingFiles(planted, run)).toEqual(['b'])
  expect(files).toEqual(['jest a,b', 'jest b', 'tsc b'])
})
