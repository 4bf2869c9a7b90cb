import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countJest, countPlaywright, countStep, total } from './results.mjs'
import { run, tool } from './run.mjs'

/**
 * One thing that is checked.
 *
 * @typedef {object} Step
 * @property {string} name What it prints before it runs.
 * @property {string} program The path of what runs.
 * @property {readonly string[]} args
 * @property {'jest' | 'playwright'} [tests] The test runner whose report holds the counts.
 * @property {'builds' | 'needsBuild'} [site] Whether it makes the built site, or looks at it.
 */

/** What reads code, styles and the Dockerfile. @type {readonly Step[]} */
export const lintSteps = [
  { name: 'Lint', program: tool('eslint'), args: ['--max-warnings', '0', '.'] },
  { name: 'Style lint', program: tool('stylelint'), args: ['--max-warnings', '0', 'src/**/*.css'] },
  {
    name: 'Container lint',
    program: tool('dockerfile-utils'),
    args: ['lint', 'deploy/Dockerfile'],
  },
]

/** The checks that need neither the built site nor a browser. @type {readonly Step[]} */
export const sourceSteps = [
  { name: 'Formatting', program: tool('prettier'), args: ['--check', '--log-level', 'warn', '.'] },
  ...lintSteps,
  { name: 'Types', program: tool('tsc'), args: ['--noEmit'] },
  { name: 'Content', program: tool('tsx'), args: ['scripts/content-check.ts'] },
  { name: 'Unit tests', program: tool('jest'), args: ['--selectProjects', 'unit'], tests: 'jest' },
]

/** The checks of the built site. @type {readonly Step[]} */
export const siteSteps = [
  {
    name: 'Production build',
    program: process.execPath,
    args: ['scripts/gatsby.mjs', 'build'],
    site: 'builds',
  },
  {
    name: 'Built site and its hosts',
    program: tool('jest'),
    args: ['--selectProjects', 'site'],
    tests: 'jest',
    site: 'needsBuild',
  },
  {
    name: 'Browser tests',
    program: tool('playwright'),
    args: ['test'],
    tests: 'playwright',
    site: 'needsBuild',
  },
  {
    name: 'Errands in every engine',
    program: tool('playwright'),
    args: ['test', '--config', 'engines/playwright.config.ts'],
    tests: 'playwright',
    site: 'needsBuild',
  },
]

/**
 * Runs steps one after the other, all of them even when one fails, closes with the line
 * `N passed, N failed`, and gives the exit code.
 *
 * @param {readonly Step[]} steps
 * @returns {Promise<0 | 1>}
 */
export async function runSteps(steps) {
  const folder = mkdtempSync(join(tmpdir(), 'facewright-tests-'))
  const counts = []
  let siteIsBroken = false
  for (const step of steps) {
    console.log(`\n— ${step.name}`)
    if (siteIsBroken && step.site === 'needsBuild') {
      console.log('Left out: there is no built site to look at.')
      counts.push(countStep(1))
      continue
    }
    const count = await runStep(step, join(folder, `${counts.length}.json`))
    if (step.site === 'builds') siteIsBroken = count.failed > 0
    counts.push(count)
  }
  rmSync(folder, { recursive: true })
  const { passed, failed } = total(counts)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

/**
 * @param {Step} step
 * @param {string} reportFile Where a test runner writes its report.
 */
async function runStep({ program, args, tests }, reportFile) {
  const reporting = tests === 'jest' ? ['--json', '--outputFile', reportFile] : []
  const exitCode = await run(program, [...args, ...reporting], {
    ...(tests === 'playwright' && { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile }),
  })
  if (tests === 'jest') return countJest(readReport(reportFile), exitCode)
  if (tests === 'playwright') return countPlaywright(readReport(reportFile), exitCode)
  return countStep(exitCode)
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
