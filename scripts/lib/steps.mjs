import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, tool } from './run.mjs'

/**
 * One check.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command The path of the executable.
 * @property {readonly string[]} args
 * @property {'jest' | 'playwright'} [runner] The test runner whose report has the counts.
 * @property {string} [needs] The step that must pass first. Then this one runs alone, and its output is shown live.
 */

/** @typedef {{ passed: number, failed: number }} Count */

const build = 'Production build'
const jest = (/** @type {string[]} */ ...args) => ({
  command: tool('jest'),
  args,
  runner: /** @type {const} */ ('jest'),
})

/** The linters. @type {readonly Step[]} */
export const lintSteps = [
  { name: 'Style lint', command: tool('stylelint'), args: ['--max-warnings', '0', 'src/**/*.css'] },
  {
    name: 'Container lint',
    command: tool('dockerfile-utils'),
    args: ['lint', 'deploy/Dockerfile'],
  },
  { name: 'Lint', command: tool('eslint'), args: ['--max-warnings', '0', '.'] },
]

/** The checks that need neither a build nor a browser, the fastest first. @type {readonly Step[]} */
export const sourceSteps = [
  { name: 'Content', command: tool('tsx'), args: ['tools/content-check/cli.ts', 'check'] },
  { name: 'Types', command: tool('tsc'), args: ['--noEmit'] },
  { name: 'Formatting', command: tool('prettier'), args: ['--check', '--log-level', 'warn', '.'] },
  ...lintSteps,
  { name: 'Unit tests', ...jest('--selectProjects', 'unit', '--maxWorkers', '1') },
]

/** Every check of `npm test`. @type {readonly Step[]} */
export const allSteps = [
  ...sourceSteps.slice(0, 2),
  // The build is the slowest step that can run next to another one, so it starts early.
  { name: build, command: process.execPath, args: ['scripts/gatsby.mjs', 'build'] },
  ...sourceSteps.slice(2),
  {
    name: 'Site rules and hosts',
    ...jest('--selectProjects', 'site', '--maxWorkers', '2'),
    needs: build,
  },
  {
    name: 'Browser tests',
    command: tool('playwright'),
    args: ['test', '--config', 'tests/playwright.config.ts'],
    runner: 'playwright',
    needs: build,
  },
]

/**
 * Runs steps, two at a time. A failure skips only the steps that need the failed one. Prints `N passed, N failed` last.
 *
 * @param {readonly Step[]} steps
 * @returns {Promise<0 | 1>} The exit code.
 */
export async function runSteps(steps) {
  const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
  const pending = [...steps]
  /** @type {Map<string, Count>} */
  const counts = new Map()
  /** @type {Set<Promise<unknown>>} */
  const running = new Set()
  while (pending.length > 0 || running.size > 0) {
    const [next] = pending
    const isBlocked = next?.needs !== undefined && !counts.has(next.needs)
    const hasCapacity = running.size < (next?.needs ? 1 : 2)
    if (!next || isBlocked || !hasCapacity) {
      await Promise.race(running)
      continue
    }
    pending.shift()
    const step = runStep(next, counts, join(reports, `${pending.length}.json`)).then((count) => {
      counts.set(next.name, count)
      running.delete(step)
    })
    running.add(step)
    if (next.needs) await step
  }
  rmSync(reports, { recursive: true })
  const sum = (/** @type {keyof Count} */ key) =>
    [...counts.values()].reduce((total, count) => total + count[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 ? 0 : 1
}

/**
 * @param {Step} step
 * @param {ReadonlyMap<string, Count>} counts The counts of finished steps.
 * @param {string} reportFile The path for the report of a test runner.
 * @returns {Promise<Count>}
 */
async function runStep({ name, command, args, runner, needs }, counts, reportFile) {
  if (needs && counts.get(needs)?.failed) {
    console.log(`✗ ${name}: skipped, because "${needs}" failed`)
    return { passed: 0, failed: 1 }
  }
  console.log(`… ${name}`)
  const start = Date.now()
  let output = ''
  const code = await run(
    command,
    runner === 'jest' ? [...args, '--json', '--outputFile', reportFile] : args,
    { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    needs ? (text) => process.stdout.write(text) : (text) => (output += text),
  )
  const count = countTests(runner, reportFile, code)
  const seconds = Math.round((Date.now() - start) / 1000)
  if (count.failed > 0) console.log(output)
  console.log(
    `${count.failed > 0 ? '✗' : '✓'} ${name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`,
  )
  return count
}

/**
 * Reads the counts from a test runner's report. A run without tests, or a crash, counts as one failure.
 *
 * @param {Step['runner']} runner
 * @param {string} reportFile
 * @param {number} exitCode
 * @returns {Count}
 */
function countTests(runner, reportFile, exitCode) {
  const { passed, failed } = runner ? readReport(runner, reportFile) : { passed: 1, failed: 0 }
  if (exitCode === 0) return passed > 0 ? { passed, failed } : { passed, failed: 1 }
  return { passed: runner ? passed : 0, failed: Math.max(failed, 1) }
}

/**
 * @param {'jest' | 'playwright'} runner
 * @param {string} file
 * @returns {Count}
 */
function readReport(runner, file) {
  try {
    /** @type {Record<string, any>} */
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const counts =
      runner === 'jest'
        ? [report.numPassedTests, report.numFailedTests, report.numRuntimeErrorTestSuites]
        : [
            report.stats.expected,
            report.stats.unexpected,
            Number(report.stats.flaky) + Number(report.errors.length),
          ]
    const [passed = 0, failed = 0, broken = 0] = counts.map(Number)
    return { passed, failed: failed + broken }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
