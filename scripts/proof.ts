import './lib/checkNode.mjs'
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readContent } from '../src/lib/content/content'
import { readContentFiles } from '../src/lib/content/readContentFiles'
import { translationStatus } from '../src/lib/content/translationStatus'
import { locales } from '../src/site/locales'
import { routes } from '../src/site/routes'
import { readShipped } from './licences/shipped'
import { listedOf, readArguments } from './lib/arguments'
import { root, run, tool } from './lib/run.mjs'
import { runTask } from './lib/runTask'
import { qualityPage } from './proof/qualityPage'
import * as sections from './proof/sections'

const parts = ['checks', 'coverage', 'mutations'] as const
const usage = `npm run proof -- [--only ${parts.join(',')}]`

const reports = join(root, 'node_modules/.cache')
let allWell = true

/** Runs what writes a report and reads it, whatever the exit code; undefined where the part wasn't asked for. */
async function reportOf<Report>(
  isWanted: boolean,
  file: string,
  command: string,
  args: readonly string[],
  environment?: Readonly<Record<string, string>>,
): Promise<Report | undefined> {
  if (!isWanted) return undefined
  // What an earlier run left behind must not pass for what this one found.
  rmSync(file, { force: true })
  if ((await run(command, args, environment)) !== 0) allWell = false
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

async function proof(): Promise<0 | 1> {
  const wanted = readArguments(usage, () => {
    const { values } = parseArgs({
      options: { only: { type: 'string', default: parts.join(',') } },
    })
    return listedOf('--only', values.only, parts)
  })
  const checksFile = join(reports, 'checks.json')
  const counts = await reportOf<sections.CheckCount[]>(
    wanted.includes('checks'),
    checksFile,
    process.execPath,
    ['scripts/test.mjs'],
    {
      CHECKS_OUTPUT_FILE: checksFile,
    },
  )
  const coverage = await reportOf<{ total: sections.Coverage }>(
    wanted.includes('coverage'),
    join(reports, 'coverage/coverage-summary.json'),
    tool('jest'),
    [
      '--selectProjects=unit',
      '--coverage',
      '--coverageReporters=json-summary',
      `--coverageDirectory=${join(reports, 'coverage')}`,
      '--collectCoverageFrom=src/lib/**/*.ts',
      '--collectCoverageFrom=!**/*.{test,fixture}.ts',
    ],
  )
  const mutations = await reportOf<sections.MutationReport>(
    wanted.includes('mutations'),
    join(reports, 'mutation.json'),
    tool('stryker'),
    ['run'],
  )
  const content = readContent(readContentFiles(root), { routes, locales })
  const csv = readFileSync(join(root, 'tests/budgets.csv'), 'utf8')
  const file = join(root, 'docs/quality.md')
  const chapters = [
    { title: 'Budgets', command: 'npm run budgets', text: sections.budgets(csv) },
    { title: 'Checks', command: 'npm test', text: counts && sections.checks(counts) },
    {
      title: 'Coverage',
      command: 'npm run proof -- --only coverage',
      text: coverage && sections.coverage(coverage.total),
    },
    {
      title: 'Mutations',
      command: 'npm run mutate',
      text: mutations && sections.mutations(mutations),
    },
    {
      title: 'Languages',
      command: 'npm run i18n:status',
      text: sections.languages(translationStatus(content)),
    },
    {
      title: 'Licences',
      command: 'npm run licences',
      // The build says what ships: without one of this commit there is nothing to say.
      text: counts && sections.licences(readShipped()),
    },
  ]
  writeFileSync(file, qualityPage(commit(), chapters, readFileSync(file, 'utf8')))
  console.log('Written: docs/quality.md')
  return allWell ? 0 : 1
}

/** The commit that is looked at, with its day, and whether files differ from it. */
function commit(): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const changed = git('status', '--porcelain', '--', ':!docs/quality.md')
  const name = git('log', '-1', '--format=commit %h of %cs')
  return changed === '' ? name : `${name} with changes that are not committed`
}

runTask(proof)
