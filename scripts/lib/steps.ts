import { stripVTControlCharacters } from 'node:util'
import { fontEnvironment } from '../../src/gatsby/cards/fontEnvironment'
import { readOutput, type Outcome } from './readOutput'
import { root, run, tool } from './run'

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
  ['Style lint', `stylelint --max-warnings 0 ${cacheAt('stylelint')} src/**/*.css`],
  ['Spelling', `cspell lint --no-progress ${cacheAt('cspell')}`],
  ['Unused code', 'knip --no-progress'],
  ['Lint', `eslint --max-warnings 0 ${cacheAt('eslint')} --cache-strategy content .`],
]

/** The checks of the source, but unit tests. */
const quickSteps: readonly Step[] = [
  ['Content', 'tsx tools/content-check/cli.ts check'],
  // TypeScript 7 needs a third of the CPU time of version 6, which typescript-eslint requires.
  ['Types', 'node node_modules/typescript-7/bin/tsc --noEmit'],
  ['Formatting', `prettier --check --log-level warn ${cacheAt('prettier')} .`],
  ...lintSteps,
]

/** The checks that need neither a build nor a browser, the fastest first. */
export const sourceSteps: readonly Step[] = [
  ...quickSteps,
  ['Unit tests', 'jest --selectProjects unit --maxWorkers 1'],
]

/** The same for the next commit: only the unit tests that depend on a changed module. */
export const commitSteps: readonly Step[] = [
  ...quickSteps,
  ['Unit tests', 'jest --selectProjects unit --maxWorkers 1 --onlyChanged --passWithNoTests'],
]

const buildStep: Step = ['Production build', 'tsx scripts/gatsby.ts build']

/** The tests for the built site, run in sequence because each step uses several cores. */
const siteSteps: readonly Step[] = [
  ['Site rules and hosts', 'jest --selectProjects site --maxWorkers 2'],
  ['Browser tests', 'playwright test --config tests/playwright.config.ts'],
]

/** Runs all checks. Skips the tests for the built site if the build fails. Returns the exit code. */
export async function runAllSteps(): Promise<0 | 1> {
  // The build is the slowest of these steps, so it starts early.
  const results = await runInPairs([...sourceSteps.slice(0, 2), buildStep, ...sourceSteps.slice(2)])
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
  const [program = '', ...args] = command.split(' ')
  const executable = program === 'node' ? process.execPath : tool(program)
  const code = await run(executable, args, {
    // For the tests of the social cards. A browser would find no fonts but those of the cards.
    ...(program === 'jest' && { environment: fontEnvironment(root) }),
    onLine: (line) => {
      lines.push(line)
      onLine?.(line)
    },
  })
  const output = lines.join('\n')
  const result = { name, ...readOutput(stripVTControlCharacters(output), code) }
  if (code !== 0 && !onLine) console.log(output)
  const mark = code === 0 ? '✓' : '✗'
  const seconds = Math.round((Date.now() - start) / 1000)

  console.log(`${mark} ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`)

  return result
}
