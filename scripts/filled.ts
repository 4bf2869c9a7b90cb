import './lib/checkNode.mjs'
import { cpSync, existsSync, rmSync, watch } from 'node:fs'
import { join } from 'node:path'
import { optionalFacts } from '../tests/support/editingTasks'
import { createEditedCopy } from './lib/editedCopy'
import { root, run } from './lib/run.mjs'
import { runTask } from './lib/runTask'

// Builds or serves the site with an example of every fact that may be unknown. Works in a copy of the project, so that
// the examples are neither committed nor deployed.
const [command = 'build', ...options] = process.argv.slice(2)
const folder = join(root, '.filled')

/** Copies files when they change, so that `develop` shows the changes. */
function copyChanges(source: string): void {
  watch(join(root, source), { recursive: true }, (_, name) => {
    const path = join(source, name ?? '')
    if (existsSync(join(root, path)))
      cpSync(join(root, path), join(folder, path), { recursive: true })
    else rmSync(join(folder, path), { recursive: true, force: true })
  })
}

runTask(async () => {
  createEditedCopy(folder, Object.values(optionalFacts))
  if (command === 'develop') copyChanges('src')
  const script = join(folder, 'scripts/gatsby.mjs')
  const code = await run(process.execPath, [script, command, ...options])
  if (command === 'build' && code === 0) console.log(`The filled-in site is in ${folder}/public.`)
  return code === 0 ? 0 : 1
})
