import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport } from '@playwright/test/reporter'
import { fontEnvironment } from '../../src/gatsby/cards/fontEnvironment'
import { root, run, tool } from './run'
import { jestOutcome, listed, playwrightOutcome, type JestReport, type Outcome } from './testReport'

/** A check: its name, and the command line of an installed tool or a script for Node.js. */
type Step = readonly [name: string, command: string]

interface Result extends Outcome {
  readonly name: string
}

/** Returns the options with which a tool remembers what it has found in a file until the file changes. */
function cacheAt(name: string): string {
  return `--cache --cache-location node_modules/.cache/checks/${name}`
}

/** The checks that run a linter, a spelling checker, or knip, which finds unused code. */
export const lintSteps: readonly Step[] = [
  ['Style lint', `stylelint --max-warnings 0 ${cacheAt('stylelint')} {src,static,tools}/**/*.css`],
  ['Spelling', `cspell lint --no-progress ${cacheAt('cspell')}`],
  ['Unused code', 'knip --no-progress'],
  ['Lint', `eslint --max-warnings 0 ${cacheAt('eslint')} --cache-strategy content .`],
]

const contentStep: Step = ['Content', 'tsx tools/content-check/cli.ts check']

// TypeScript 7 needs a third of the CPU time of version 6, which typescript-eslint requires.
const typesStep: Step = ['Types', 'node node_modules/typescript-7/bin/tsc --noEmit']

const unitTests = 'jest --selectProjects unit --maxWorkers 1'

/** The checks of the source, but unit tests. */
const quickSteps: readonly Step[] = [
  contentStep,
  typesStep,
  ['Formatting', `prettier --check --log-level warn ${cacheAt('prettier')} .`],
  ...lintSteps,
]

/** The checks that need neither a build nor a browser, the fastest first. */
export const sourceSteps: readonly Step[] = [...quickSteps, ['Unit tests', unitTests]]

/** The same for the next commit: only the unit tests that depend on a changed module. */
export const commitSteps: readonly Step[] = [
  ...quickSteps,
  ['Unit tests', `${unitTests} --onlyChanged --passWithNoTests`],
]

const buildStep: Step = ['Production build', 'tsx scripts/gatsby.ts build']

/** The tests for the built site, run in sequence because each step uses several cores. */
const siteSteps: readonly Step[] = [
  ['Site rules and hosts', 'jest --selectProjects site --maxWorkers 2'],
  ['Browser tests', 'playwright test --config tests/playwright.config.ts'],
]

/** Runs all checks. Skips the tests for the built site if the build fails. Returns the exit code. */
export async function runAllSteps(): Promise<0 | 1> {
  // The build is the slowest of these steps, so it starts first but for two that show mistakes within seconds.
  // The set leaves out the second places of these two.
  const results = await runInPairs([
    ...new Set([contentStep, typesStep, buildStep, ...sourceSteps]),
  ])
  const isBuilt = results.some(({ name, failed }) => name === buildStep[0] && failed === 0)

  for (const step of siteSteps) {
    if (isBuilt) results.push(await runStep(step, console.log))
    else console.log(`✗ ${step[0]}: skipped, because the build failed`)
  }

  return report(results)
}

/** Runs steps, two at a time. Returns the exit code. */
export async function runSteps(steps: readonly Step[]): Promise<0 | 1> {
  return report(await runInPairs(steps))
}

/** Runs steps, two at a time, in their order. Returns the results as they arrive. */
async function runInPairs(steps: readonly Step[]): Promise<Result[]> {
  const results: Result[] = []
  const pending = steps.values()
  const runPending = async () => {
    for (const step of pending) results.push(await runStep(step))
  }
  await Promise.all([runPending(), runPending()])
  return results
}

/** Prints the failures last, because CI shows only the end, and `N passed, N failed`. Returns 1 if anything failed. */
function report(results: readonly Result[]): 0 | 1 {
  const sum = (key: 'passed' | 'failed') =>
    results.reduce((total, result) => total + result[key], 0)
  for (const { name, failures } of results)
    if (failures.length > 0) console.log(['', `✗ ${name}`, ...failures].join('\n'))
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 ? 0 : 1
}

/** Runs a step and prints its result. If the step fails and `onLine` is undefined, also prints the output. */
async function runStep([name, command]: Step, onLine?: (line: string) => void): Promise<Result> {
  console.log(`… ${name}`)
  const start = Date.now()
  const lines: string[] = []
  const { code, outcome } = await runCommand(command.split(' '), (line) => {
    lines.push(line)
    onLine?.(line)
  })
  const result = { name, ...(outcome ?? outcomeOf(code, lines)) }
  if (code !== 0 && !onLine) console.log(lines.join('\n'))
  const mark = code === 0 ? '✓' : '✗'
  const seconds = Math.round((Date.now() - start) / 1000)

  console.log(`${mark} ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`)

  return result
}

/** Returns the outcome of a command without tests, which counts as one test. */
function outcomeOf(code: number, lines: readonly string[]): Outcome {
  if (code === 0) return { passed: 1, failed: 0, failures: [] }
  const shown = stripVTControlCharacters(lines.join('\n')).trimEnd().split('\n')

  return { passed: 0, failed: 1, failures: shown.slice(-listed) }
}

/** Runs a command. Returns its exit code and, if its tests explain this code, what they have found. */
async function runCommand(
  [program = '', ...args]: readonly string[],
  onLine: (line: string) => void,
): Promise<{ readonly code: number; readonly outcome: Outcome | undefined }> {
  const executable = program === 'node' ? process.execPath : tool(program)
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  const file = join(folder, 'report.json')
  const { options, environment, read } = testRunners[program] ?? withoutReport

  try {
    const code = await run(executable, [...args, ...options(file)], {
      environment: environment(file),
      onLine,
    })
    const outcome = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : undefined
    // A test runner may fail apart from its tests, for example if it finds none.
    const failsWithoutTest = code !== 0 && !outcome?.failed

    return { code, outcome: failsWithoutTest ? undefined : outcome }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A program that runs tests and writes a report to a file. */
interface TestRunner {
  /** Returns the options for the report, in addition to the usual output. */
  readonly options: (file: string) => readonly string[]
  readonly environment: (file: string) => Readonly<Record<string, string | undefined>>
  readonly read: (report: unknown) => Outcome | undefined
}

const withoutReport: TestRunner = {
  options: () => [],
  environment: () => ({}),
  read: () => undefined,
}

const testRunners: Readonly<Partial<Record<string, TestRunner>>> = {
  jest: {
    options: (file) => ['--json', `--outputFile=${file}`],
    // For the tests of the social cards. A browser would find no fonts but those of the cards.
    environment: () => fontEnvironment(root),
    read: (report) => jestOutcome(report as JestReport, root),
  },
  playwright: {
    options: () => ['--reporter=list,json'],
    environment: (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    read: (report) => playwrightOutcome(report as JSONReport),
  },
}
