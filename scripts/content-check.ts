import { checkContent } from '../src/lib/content/checkContent'
import { mistakeLine } from '../src/lib/content/mistake'
import { locales } from '../src/site/locales'
import { routes } from '../src/site/routes'
import { readContentFiles } from '../src/lib/content/readContentFiles'

const files = readContentFiles(process.cwd())
const mistakes = checkContent(files, { routes, locales })

if (mistakes.length > 0) {
  for (const mistake of mistakes) console.error(mistakeLine(mistake))
  const count = mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`
  console.error(`\n${count} in ${files.length} content files.`)
  process.exitCode = 1
} else {
  console.log(`${files.length} content files checked, no mistakes.`)
}
