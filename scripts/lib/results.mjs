/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Counts what a test runner ran; a run in which nothing ran, or that failed without naming a test, counts as one failure.
 *
 * @param {Count} count
 * @param {number} exitCode
 * @returns {Count}
 */
function settle({ passed, failed }, exitCode) {
  const silentFailure = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: silentFailure ? 1 : failed }
}

/**
 * Counts Jest's tests; a test file that could not be run counts as one failure.
 *
 * @param {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number } | undefined} report
 *   What `jest --json` wrote, or nothing when it wrote nothing.
 * @param {number} exitCode
 * @returns {Count}
 */
export function countJest(report, exitCode) {
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0)
  return settle({ passed: report?.numPassedTests ?? 0, failed }, exitCode)
}

/**
 * Counts Playwright's tests; an error outside of any test counts as one failure.
 *
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] } | undefined} report
 *   What Playwright's `json` reporter wrote, or nothing when it wrote nothing.
 * @param {number} exitCode
 * @returns {Count}
 */
export function countPlaywright(report, exitCode) {
  if (!report) return settle({ passed: 0, failed: 0 }, exitCode)
  const { expected, unexpected, flaky } = report.stats
  return settle({ passed: expected, failed: unexpected + flaky + report.errors.length }, exitCode)
}

/**
 * Counts a step that either works or doesn't.
 *
 * @param {number} exitCode
 * @returns {Count}
 */
export function countStep(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * Adds up counts.
 *
 * @param {readonly Count[]} counts
 * @returns {Count}
 */
export function total(counts) {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  )
}
