import { readOutput } from './readOutput'

const jestOutput = (files: Readonly<Record<string, readonly string[]>>) => {
  const blocks = Object.entries(files).map(
    ([file, names]) =>
      `FAIL site ${file} (5.2 s)\n${names.map((name) => `  ● ${name}\n`).join('\n')}`,
  )
  const { length } = Object.values(files).flat()

  return `${blocks.join('\n')}\nTests:       ${length} failed, 7 passed, ${length + 7} total`
}

it('counts the tests of a successful step', () => {
  const output = 'Tests:       1 skipped, 7 passed, 8 total'

  expect(readOutput(output, 0)).toEqual({ passed: 7, failed: 0, failures: [] })
})

it('counts a command without tests as one', () => {
  expect(readOutput('', 0)).toEqual({ passed: 1, failed: 0, failures: [] })
})

it('names a failed test without its file', () => {
  const output = jestOutput({ 'tests/site/seo.test.ts': ['titles › are unique'] })

  expect(readOutput(output, 1)).toEqual({
    passed: 7,
    failed: 1,
    failures: ['titles › are unique'],
  })
})

it('names a test once that fails at several hosts', () => {
  const names = ['redirects › keep the query']
  const output = jestOutput({ 'a.test.ts': names, 'b.test.ts': names })

  expect(readOutput(output, 1).failures).toEqual(['redirects › keep the query (in 2 places)'])
})

it('names a test once if Jest repeats it in its summary', () => {
  const output = jestOutput({ 'a.test.ts': ['one'] })

  expect(readOutput(`${output}\n${output}`, 1).failures).toEqual(['one'])
})

it('names a file that cannot be loaded', () => {
  const output = jestOutput({ 'tests/site/seo.test.ts': ['Test suite failed to run'] })

  expect(readOutput(output, 1).failures).toEqual([
    'tests/site/seo.test.ts: Test suite failed to run',
  ])
})

it('ignores what tests print', () => {
  expect(readOutput(jestOutput({ 'a.test.ts': ['Console', 'one'] }), 1).failures).toEqual(['one'])
})

it('names a user journey once that fails in several engines', () => {
  const output = [
    '  3 failed',
    '    [firefox] › engines/core.journeys.ts:9:3 › downloads a file ─────',
    '    [webkit] › engines/core.journeys.ts:9:3 › downloads a file ──────',
    '    [site] › e2e/swap.spec.ts:4:1 › the swap › is shared ────────────',
    '  40 passed (2.0m)',
  ].join('\n')

  expect(readOutput(output, 1)).toEqual({
    passed: 40,
    failed: 3,
    failures: [
      'engines/core.journeys.ts:9:3 › downloads a file (in 2 places)',
      'e2e/swap.spec.ts:4:1 › the swap › is shared',
    ],
  })
})

it('says how many failures it does not list', () => {
  const names = Array.from({ length: 23 }, (_, index) => `rule ${index}`)
  const { failures } = readOutput(jestOutput({ 'a.test.ts': names }), 1)

  expect([failures.length, failures[0], failures.at(-1)]).toEqual([
    21,
    'rule 0',
    '… and 3 more: see above',
  ])
})

it('shows the last lines of a failed command without tests', () => {
  const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`)

  expect(readOutput(lines.join('\n'), 2)).toEqual({
    passed: 0,
    failed: 1,
    failures: lines.slice(10),
  })
})
