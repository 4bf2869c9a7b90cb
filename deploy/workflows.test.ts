import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser'
import { parse } from 'yaml'
import { scripts } from '../package.json'

const folder = join(__dirname, '../.github/workflows')

const foldersIn = (path: string) => readdirSync(path).map((name) => `${path}/${name}`)

interface Workflow {
  readonly permissions?: unknown
  readonly concurrency?: unknown
  readonly jobs: Readonly<Record<string, Job>>
}

interface Job {
  readonly if?: string
  readonly 'timeout-minutes'?: number
  readonly steps: readonly Step[]
}

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}

test('a deployment stops if CI has not passed for the commit', () => {
  const { jobs } = parse(readFileSync(join(folder, 'deploy.yml'), 'utf8')) as Workflow
  const [{ run = '' } = {}] = jobs.deploy?.steps ?? []
  const statusAfter = (runs: number) =>
    spawnSync('sh', ['-euc', `gh() { echo ${runs}; }; ${run}`], { env: { GITHUB_SHA: 'a' } }).status
  expect([0, 1].map(statusAfter)).toEqual([1, 0])
})

test('every package with a lock file is audited', () => {
  const workflow = readFileSync(join(folder, 'dependencies.yml'), 'utf8')
  const audited = [...workflow.matchAll(/npm audit --audit-level=high(?: --prefix (\S+))?$/gm)]
  const packages = ['.', ...['deploy', 'tools'].flatMap(foldersIn)].filter((name) =>
    existsSync(join(name, 'package-lock.json')),
  )

  expect(packages).toContain('.')
  expect(audited.map(([, name = '.']) => name).sort()).toEqual(packages.sort())
})

test('the container runs as an unprivileged user', () => {
  const users = readFileSync(join(__dirname, 'Dockerfile'), 'utf8').match(/^(FROM|USER) .*/gm)
  expect(users?.at(-1)).toMatch(/^USER (?!root|0)/)
})

test('the container listens, is published and is checked at the same port', () => {
  const dockerfile = readFileSync(join(__dirname, 'Dockerfile'), 'utf8')
  const nginx = readFileSync(join(__dirname, 'nginx/nginx.conf'), 'utf8')
  const [listens] = /(?<=listen )\d+/.exec(nginx) ?? []
  const [isPublished] = /(?<=^EXPOSE )\d+/m.exec(dockerfile) ?? []
  const [isChecked] = /(?<=http:\/\/127\.0\.0\.1:)\d+/.exec(dockerfile) ?? []

  expect({ isPublished, isChecked }).toEqual({ isPublished: listens, isChecked: listens })
})

describe.each(readdirSync(folder))('the workflow %s', (name) => {
  const content = readFileSync(join(folder, name), 'utf8')
  const workflow = parse(content) as Workflow
  const jobs = Object.values(workflow.jobs)
  const steps = jobs.flatMap((job) => job.steps)

  it('follows the syntax of GitHub Actions', async () => {
    const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter())
    if (value) await convertWorkflowTemplate(context, value)
    expect(context.errors.getErrors().map(({ message }) => message)).toEqual([])
  })

  it('pins every action to a commit', () => {
    for (const [, action] of content.matchAll(/\buses: (.*)/g)) {
      expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d/)
    }
  })

  it('grants read access by default, and runs once at a time per group', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    expect(workflow.concurrency).toBeDefined()
  })

  it('limits the time of every job', () => {
    for (const job of jobs) expect(job['timeout-minutes']).toBeGreaterThan(0)
  })

  it('skips jobs that need a setting of the owner, and says which one is not set', () => {
    const conditionOf = (job: Job) => /^!?vars\.\w+/.exec(job.if ?? '')?.[0]
    const needsOwner = (job: Job) => /secrets\.|releases:verify/.test(JSON.stringify(job.steps))

    for (const job of jobs.filter(needsOwner)) {
      const variable = conditionOf(job) ?? 'no variable'
      const notice = jobs.find((other) => conditionOf(other) === `!${variable}`)?.steps[0]?.run

      expect(notice).toMatch(`the repository variable ${variable.replace('vars.', '')}`)
    }
  })

  it('keeps no credentials after a checkout', () => {
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))) {
      expect(step.with).toMatchObject({ 'persist-credentials': false })
    }
  })

  it('inserts no values into shell commands', () => {
    for (const { run } of steps) expect(run ?? '').not.toContain('${{')
  })

  it('runs only npm scripts that exist', () => {
    for (const [, script] of content.matchAll(/\bnpm run ([\w:-]+)/g)) {
      expect(Object.keys(scripts)).toContain(script)
    }
  })
})
