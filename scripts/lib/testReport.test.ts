import type { JSONReport } from '@playwright/test/reporter'
import { jestOutcome, playwrightOutcome, type JestReport } from './testReport'

type File = JestReport['testResults'][number]

const project = '/project'

/** Returns a file in which some tests have failed and one has passed. */
const fileOf = (name: string, failed: readonly string[]): File => ({
  name: `${project}/${name}`,
  status: 'failed',
  assertionResults: [...failed, 'passes'].map((title) => ({
    ancestorTitles: ['the swap'],
    title,
    status: title === 'passes' ? 'passed' : 'failed',
  })),
})

const jestReport = (...testResults: readonly File[]): JestReport => ({
  numPassedTests: 7,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 0,
  testResults,
})

describe('of Jest', () => {
  it('names a failed test with its groups, and counts the tests', () => {
    expect(jestOutcome(jestReport(fileOf('a.test.ts', ['is shared'])), project)).toEqual({
      passed: 7,
      failed: 1,
      failures: ['the swap › is shared'],
    })
  })

  it('names a test once that fails in several files', () => {
    const files = ['a.test.ts', 'b.test.ts'].map((name) => fileOf(name, ['is shared']))

    expect(jestOutcome(jestReport(...files), project).failures).toEqual([
      'the swap › is shared (in 2 places)',
    ])
  })

  it('names a file that cannot be loaded, and counts it as a failure', () => {
    const file = { name: `${project}/tests/a.test.ts`, status: 'failed', assertionResults: [] }
    const report = { ...jestReport(file), numFailedTests: 0, numRuntimeErrorTestSuites: 1 }

    expect(jestOutcome(report, project)).toEqual({
      passed: 7,
      failed: 1,
      failures: ['tests/a.test.ts: the file cannot be loaded'],
    })
  })

  it('says how many failures it does not list', () => {
    const names = Array.from({ length: 23 }, (_, index) => `rule ${index}`)
    const { failures } = jestOutcome(jestReport(fileOf('a.test.ts', names)), project)

    expect([failures.length, failures[0], failures.at(-1)]).toEqual([
      21,
      'the swap › rule 0',
      '… and 3 more: see above',
    ])
  })
})

describe('of Playwright', () => {
  const report = (tests: readonly string[], errors: readonly string[] = []) =>
    ({
      suites: [
        {
          title: 'core.journeys.ts',
          specs: [],
          suites: [
            {
              title: 'a download',
              specs: [{ title: 'starts', tests: tests.map((status) => ({ status })) }],
            },
          ],
        },
      ],
      stats: {
        expected: 40,
        unexpected: tests.filter((status) => status === 'unexpected').length,
      },
      errors: errors.map((message) => ({ message })),
    }) as unknown as JSONReport

  it('names a test once that fails in several engines, and counts each', () => {
    expect(playwrightOutcome(report(['unexpected', 'unexpected', 'expected']))).toEqual({
      passed: 40,
      failed: 2,
      failures: ['core.journeys.ts › a download › starts (in 2 places)'],
    })
  })

  it('names neither passed nor skipped tests', () => {
    expect(playwrightOutcome(report(['expected', 'skipped'])).failures).toEqual([])
  })

  it('names an error outside the tests', () => {
    expect(playwrightOutcome(report([], ['no browser is installed']))).toEqual({
      passed: 40,
      failed: 1,
      failures: ['no browser is installed'],
    })
  })
})
