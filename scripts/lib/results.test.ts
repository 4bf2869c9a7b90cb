import { countJest, countPlaywright, countStep, total } from './results.mjs'

const jestReport = (passed: number, failed: number, broken: number) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numRuntimeErrorTestSuites: broken,
})

const playwrightReport = (expected: number, unexpected: number, flaky: number, errors: number) => ({
  stats: { expected, unexpected, flaky },
  errors: Array.from({ length: errors }),
})

test.each([
  ['all pass', jestReport(7, 0, 0), 0, { passed: 7, failed: 0 }],
  ['some fail', jestReport(7, 2, 0), 1, { passed: 7, failed: 2 }],
  ['a file does not compile', jestReport(7, 0, 1), 1, { passed: 7, failed: 1 }],
  ['all pass, but Jest fails', jestReport(7, 0, 0), 1, { passed: 7, failed: 1 }],
  ['nothing ran', jestReport(0, 0, 0), 0, { passed: 0, failed: 1 }],
  ['no report', undefined, 1, { passed: 0, failed: 1 }],
])('Jest: %s', (_, report, exitCode, expected) => {
  expect(countJest(report, exitCode)).toEqual(expected)
})

test.each([
  ['all pass', playwrightReport(5, 0, 0, 0), 0, { passed: 5, failed: 0 }],
  ['one fails, one is flaky', playwrightReport(5, 1, 1, 0), 1, { passed: 5, failed: 2 }],
  ['the server does not start', playwrightReport(0, 0, 0, 1), 1, { passed: 0, failed: 1 }],
  ['nothing ran', playwrightReport(0, 0, 0, 0), 0, { passed: 0, failed: 1 }],
  ['no report', undefined, 0, { passed: 0, failed: 1 }],
])('Playwright: %s', (_, report, exitCode, expected) => {
  expect(countPlaywright(report, exitCode)).toEqual(expected)
})

test('a step counts as one', () => {
  expect(total([countStep(0), countStep(2), countStep(0)])).toEqual({ passed: 2, failed: 1 })
})
