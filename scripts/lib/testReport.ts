import { relative } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'

/** What the tests of a step have found. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** The failed tests by name, each once with the number of files or engines in which it failed. */
  readonly failures: readonly string[]
}

/** The number of failures, or lines of output, that the summary lists. */
export const listed = 20

/** What Jest writes with `--json`, as far as it is read here. */
export interface JestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numRuntimeErrorTestSuites: number
  readonly testResults: readonly {
    /** The absolute path of the file. */
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[]
      readonly title: string
      readonly status: string
    }[]
  }[]
}

/** Reads the report of Jest, whose files are in a project folder. */
export function jestOutcome(report: JestReport, project: string): Outcome {
  const names = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // If a file cannot be loaded, it has no test to name.
    if (status === 'failed' && failed.length === 0)
      return [`${relative(project, name)}: the file cannot be loaded`]

    return failed.map(({ ancestorTitles, title }) => [...ancestorTitles, title].join(' › '))
  })

  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures: summarize(names),
  }
}

/** Reads the report of Playwright (`--reporter=json`). */
export function playwrightOutcome({ suites, stats, errors }: JSONReport): Outcome {
  const failures = suites.flatMap((suite) => failedIn(suite))

  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    failures: summarize([...failures, ...errors.map(({ message }) => message ?? 'an error')]),
  }
}

/** Returns the names of the failed tests in a file or in a group of tests, one for each engine. */
function failedIn({ title, specs, suites = [] }: JSONReportSuite): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests.filter(({ status }) => status === 'unexpected').map(() => spec.title),
  )

  return [...own, ...suites.flatMap((suite) => failedIn(suite))].map((name) => `${title} › ${name}`)
}

/** Lists each name once, with the number of places where it failed, and the number of names that are left out. */
function summarize(names: readonly string[]): string[] {
  const lines = [...new Set(names)].map((name) => {
    const { length } = names.filter((other) => other === name)
    return length > 1 ? `${name} (in ${length} places)` : name
  })
  const more = lines.length - listed

  return more > 0 ? [...lines.slice(0, listed), `… and ${more} more: see above`] : lines
}
