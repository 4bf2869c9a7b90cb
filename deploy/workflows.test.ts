import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser'
import { parse } from 'yaml'
import { scripts } from '../package.json'

const folder = join(__dirname, '../.github/workflows')

/** The parts of a workflow that these tests check. In CI, zizmor checks pins, credentials and shell commands. */
interface Workflow {
  readonly permissions?: unknown
  readonly concurrency?: unknown
  readonly jobs: Readonly<Record<string, { readonly 'timeout-minutes'?: number }>>
}

describe.each(readdirSync(folder))('the workflow %s', (name) => {
  const content = readFileSync(join(folder, name), 'utf8')
  const workflow = parse(content) as Workflow

  it('follows the syntax of GitHub Actions', async () => {
    const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter())
    if (value) await convertWorkflowTemplate(context, value)
    expect(context.errors.getErrors().map(({ message }) => message)).toEqual([])
  })

  it('grants read access by default, and runs once at a time per group', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    expect(workflow.concurrency).toBeDefined()
  })

  it('limits the time of every job', () => {
    for (const job of Object.values(workflow.jobs))
      expect(job['timeout-minutes']).toBeGreaterThan(0)
  })

  it('runs only npm scripts that exist', () => {
    for (const [, script] of content.matchAll(/\bnpm run ([\w:-]+)/g)) {
      expect(Object.keys(scripts)).toContain(script)
    }
  })
})
