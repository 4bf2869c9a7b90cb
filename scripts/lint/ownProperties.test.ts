import { spawnSync } from 'node:child_process'
import { root, tool } from '../lib/run'

/** A CSS module with its own property, a token and the input of a brick, and with a property of each wrong kind. */
const css = `@layer sections {
  .new {
    --own: red;
    --brick-column: 12rem;
    --foreign: red;

    background: var(--own);
    border-color: var(--pixels);
    color: var(--text);
  }
}
`

test('Stylelint reports properties that one module sets and another reads', () => {
  const args = ['--stdin', '--stdin-filename', 'src/sections/home/New.module.css', '-f', 'json']
  const { stderr } = spawnSync(tool('stylelint'), args, { cwd: root, input: css, encoding: 'utf8' })
  const [file] = JSON.parse(stderr) as [{ warnings: { rule: string; text: string }[] }]
  const reports = file.warnings.filter(({ rule }) => rule === 'site/own-properties')

  expect(reports.map(({ text }) => text)).toEqual([
    expect.stringContaining('Declare --pixels in this module'),
    expect.stringContaining('does not read --foreign'),
  ])
})
