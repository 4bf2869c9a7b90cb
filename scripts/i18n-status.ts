import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readContent } from '../src/lib/content/content'
import { readContentFiles } from '../src/lib/content/readContentFiles'
import { englishTexts } from '../src/lib/content/translatedTexts'
import { markTranslated, recordFile, recordOf } from '../src/lib/content/translationRecord'
import { statusReport, translationStatus } from '../src/lib/content/translationStatus'
import { defaultLocale, localeCodes, locales } from '../src/site/locales'
import { routes } from '../src/site/routes'

const contentNow = () => readContent(readContentFiles(process.cwd()), { routes, locales })
const languages: string[] = localeCodes.filter((code) => code !== defaultLocale)
const { mark } = parseArgs({ options: { mark: { type: 'string' } } }).values

if (mark !== undefined && mark !== 'all' && !languages.includes(mark)) {
  console.error(
    `"${mark}" is none of our languages, expected all or one of ${languages.join(', ')}.`,
  )
  process.exitCode = 1
} else {
  if (mark !== undefined) markAsTranslated(mark === 'all' ? languages : [mark])
  console.log(statusReport(translationStatus(contentNow())))
}

function markAsTranslated(marked: readonly string[]): void {
  const content = contentNow()
  const record = markTranslated(recordOf(content), englishTexts(content), marked)
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`)
}
