import './lib/checkNode.mjs'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readContent } from '../src/lib/content/content'
import { readContentFiles } from '../src/lib/content/readContentFiles'
import { englishTexts } from '../src/lib/content/translatedTexts'
import { markTranslated, recordFile, recordOf } from '../src/lib/content/translationRecord'
import { statusReport, translationStatus } from '../src/lib/content/translationStatus'
import { defaultLocale, localeCodes, locales } from '../src/site/locales'
import { routes } from '../src/site/routes'
import { readArguments } from './lib/arguments'
import { root } from './lib/run.mjs'
import { runTask } from './lib/runTask'

const languages: string[] = localeCodes.filter((code) => code !== defaultLocale)

const usage = `npm run i18n:status -- [--mark <one of ${languages.join(', ')}, or all>]`

const contentNow = () => readContent(readContentFiles(root), { routes, locales })

/** Marks languages as brought up to date with English where that is asked for, and prints how far each is. */
function report(): 0 {
  const marked = readArguments(usage, () => {
    const { mark } = parseArgs({ options: { mark: { type: 'string' } } }).values
    if (mark === undefined || mark === 'all' || languages.includes(mark)) return mark
    throw new Error(`"${mark}" is none of our languages.`)
  })
  if (marked !== undefined) markAsTranslated(marked === 'all' ? languages : [marked])
  console.log(statusReport(translationStatus(contentNow())))
  return 0
}

function markAsTranslated(marked: readonly string[]): void {
  const content = contentNow()
  const record = markTranslated(recordOf(content), englishTexts(content), marked)
  writeFileSync(join(root, recordFile), `${JSON.stringify(record, null, 2)}\n`)
}

runTask(report)
