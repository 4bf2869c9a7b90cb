import { stripVTControlCharacters } from 'node:util'
import { run, tool } from './run.mjs'

/** A check that runs as a command. @typedef {{ name: string, command: string, args: readonly string[] }} Step */

/** @typedef {{ passed: number, failed: number }} Count */

/** The checks that run a linter, a spelling checker, or knip, which finds unused code. @type {readonly Step[]} */
export const lintSteps = [
  { name: 'Style lint', command: tool('stylelint'), args: ['--max-warnings', '0', 'src/**/*.css'] },
  {
    name: 'Container lint',
    command: tool('dockerfile-utils'),
    args: ['lint', 'deploy/Dockerfile'],
  },
  {
    name: 'Spelling',
    command: tool('cspell'),
    args: ['lint', '--no-progress', '--cache', '--cache-location', 'node_modules/.cache/cspell'],
  },
  { name: 'Unused code', command: tool('knip'), args: ['--no-progress'] },
  { name: 'Lint', command: tool('eslint'), args: ['--max-warnings', '0', '.'] },
]

/** The checks that need neither a build nor a browser, the fastest first. @type {readonly Step[]} */
export const sourceSteps = [
  { name: 'Content', command: tool('tsx'), args: ['tools/content-check/cli.ts', 'check'] },
  { name: 'Types', command: tool('tsc'), args: ['--noEmit'] },
  { name: 'Formatting', command: tool('prettier'), args: ['--check', '--log-level', 'warn', '.'] },
  ...lintSteps,
  {
    name: 'Unit tests',
    command: tool('jest'),
    args: ['--selectProjects', 'unit', '--maxWorkers', '1'],
  },
]

/** @type {Step} */
const buildStep = {
  name: 'Production build',
  command: process.execPath,
  args: ['scripts/gatsby.mjs', 'build'],
}

/** The tests for the built site, run in sequence because each step uses several cores. @type {readonly Step[]} */
const siteSteps = [
  {
    name: 'Site rules and hosts',
    command: tool('jest'),
    args: ['--selectProjects', 'site', '--maxWorkers', '2'],
  },
  {
    name: 'Browser tests',
    command: tool('playwright'),
    args: ['test', '--config', 'tests/playwright.config.ts'],
  },
]

/**
 * Runs all checks for `npm test`. Skips the tests for the built site if the build fails.
 *
 * @returns {Promise<0 | 1>} The exit code.
 */
export async function runAllSteps() {
  // The build is the slowest of these steps, so it starts early.
  const steps = [...sourceSteps.slice(0, 2), buildStep, ...sourceSteps.slice(2)]
  const counts = await runInPairs(steps)
  const isBuilt = counts.get(buildStep)?.failed === 0
  for (const step of siteSteps) {
    if (isBuilt) counts.set(step, await runStep(step, (text) => process.stdout.write(text)))
    else console.log(`✗ ${step.name}: skipped, because the build failed`)
  }
  return report(counts)
}

/**
 * Runs steps, two at a time.
 *
 * @param {readonly Step[]} steps
 * @returns {Promise<0 | 1>} The exit code.
 */
export async function runSteps(steps) {
  return report(await runInPairs(steps))
}

/** @param {readonly Step[]} steps */
async function runInPairs(steps) {
  /** @type {Map<Step, Count>} */
  const counts = new Map()
  const pending = [...steps]
  const runPending = async () => {
    for (let step = pending.shift(); step; step = pending.shift())
      counts.set(step, await runStep(step))
  }
  await Promise.all([runPending(), runPending()])
  return counts
}

/**
 * Prints the totals as `N passed, N failed`. Returns the exit code: 1 if any check or test failed.
 *
 * @param {ReadonlyMap<Step, Count>} counts
 */
function report(counts) {
  const sum = (/** @type {keyof Count} */ key) =>
    [...counts.values()].reduce((total, count) => total + count[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 ? 0 : 1
}

/**
 * Runs a step and prints its result. If the step fails and `onOutput` is undefined, also prints the output.
 *
 * @param {Step} step
 * @param {(text: string) => void} [onOutput] Receives the output while the step runs.
 * @returns {Promise<Count>}
 */
async function runStep({ name, command, args }, onOutput) {
  console.log(`… ${name}`)
  const start = Date.now()
  let output = ''
  const code = await run(command, args, {}, (text) => {
    output += text
    onOutput?.(text)
  })
  const { passed, failed } = countTests(stripVTControlCharacters(output), code)
  const seconds = Math.round((Date.now() - start) / 1000)
  if (failed > 0 && !onOutput) console.log(output)
  console.log(
    `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`,
  )
  return { passed, failed }
}

/**
 * Reads the numbers of tests from the summary that Jest (`Tests: 1 failed, 2 passed, 3 total`) or Playwright
 * (`  1 failed`) prints. A command that prints no such summary counts as one test.
 *
 * @param {string} output
 * @param {number} exitCode
 * @returns {Count}
 */
function countTests(output, exitCode) {
  const numberOf = (/** @type {string} */ result) =>
    Number(new RegExp(`^(?:Tests:.*?| +)(\\d+) ${result}\\b`, 'm').exec(output)?.[1] ?? 0)
  if (exitCode !== 0) return { passed: numberOf('passed'), failed: numberOf('failed') || 1 }
  return { passed: numberOf('passed') || 1, failed: 0 }
}
