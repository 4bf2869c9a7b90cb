import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  convertWorkflowTemplate,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser'
import { scripts } from '../package.json'

const folder = join(__dirname, '../.github/workflows')

describe.each(readdirSync(folder))('the workflow %s', (name) => {
  const content = readFileSync(join(folder, name), 'utf8')

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

  it('runs only npm scripts that exist', () => {
    for (const [, script] of content.matchAll(/\bnpm run ([\w:-]+)/g)) {
      expect(Object.keys(scripts)).toContain(script)
    }
  })
})
