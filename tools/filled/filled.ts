import { cpSync, existsSync, rmSync, watch } from 'node:fs'
import { join } from 'node:path'
import { root, run, tool } from '../../scripts/lib/run'
import { runTask } from '../../scripts/lib/runTask'
import { createEditedCopy } from './editedCopy'
import { optionalFacts } from './optionalFacts'

/** The copy of the project. Git ignores it, so that the examples are neither committed nor deployed. */
const copy = join(root, '.filled')

runTask(() => {
  const [command = 'build', ...options] = process.argv.slice(2)

  createEditedCopy(copy, Object.values(optionalFacts))
  if (command === 'develop') followSource()
  console.log(`The filled-in site is built in ${copy}.`)

  return run(tool('tsx'), [join(copy, 'scripts/gatsby.ts'), command, ...options])
})

/** Copies later changes of src/ too. */
function followSource(): void {
  watch(join(root, 'src'), { recursive: true }, (_, name) => {
    const path = join('src', name ?? '')
    const original = join(root, path)

    if (existsSync(original)) cpSync(original, join(copy, path), { recursive: true })
    else rmSync(join(copy, path), { recursive: true, force: true })
  })
}
