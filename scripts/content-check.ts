import './lib/checkNode.mjs'
import { checkContent } from '../src/lib/content/checkContent'
import { mistakeLine } from '../src/lib/content/mistake'
import { readContentFiles } from '../src/lib/content/readContentFiles'
import { locales } from '../src/site/locales'
import { routes } from '../src/site/routes'
import { root } from './lib/run.mjs'

// The pre-commit hook names the folder of what is to be committed.
const [project = root] = process.argv.slice(2)
const files = readContentFiles(project)
const mistakes = checkContent(files, { routes, locales })

if (mistakes.length > 0) {
  for (const mistake of mistakes) console.error(mistakeLine(mistake))
  const count = mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`
  console.error(`\n${count} in ${files.length} content files.`)
  process.exitCode = 1
} else {
  console.log(`${files.length} content files checked, no mistakes.`)
}
