import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../scripts/lib/run'
import { runTask } from '../../scripts/lib/runTask'
import { historyProblem } from '../../src/content/gitHistory'
import { checkContentAndImages, loadContent } from './checkContent'
import type { Content } from './content'
import { formatDiagnostic } from './diagnostic'
import { launchGaps } from './launchCheck'
import { recordFile, updatedRecord } from './translationRecord'
import { translatedTexts, translationLanguages } from './translations'
import { statusReport } from './translationStatus'

const usage = `npm run content:check
npm run launch:check
npm run i18n:status -- [--record]
npm run i18n:confirm -- <language> <file:key>`

type ExitCode = 0 | 1

/** The commands: each prints a result and returns the exit code. The pre-commit hook passes a folder. */
const commands: Readonly<
  Record<string, (args: string[], isRecording: boolean) => ExitCode | Promise<ExitCode>>
> = {
  check: async ([project = root]) => {
    const { errors, warnings, fileCount } = await checkContentAndImages(project)

    for (const line of warnings) console.warn(`warning  ${line}`)
    for (const line of errors) console.error(line)
    console.log(`${fileCount} content files: ${errors.length} errors, ${warnings.length} warnings.`)
    return errors.length > 0 ? 1 : 0
  },
  launch: () => {
    const gaps = launchGaps(loadContent(root), {
      environment: process.env,
      historyProblem: historyProblem(root),
    })
    for (const gap of gaps) console.error(formatDiagnostic(gap))
    console.log(`${gaps.length} facts and decisions are missing before the launch.`)
    return gaps.length > 0 ? 1 : 0
  },
  status: ([project = root], isRecording) => {
    const content = loadContent(project)
    if (!isRecording) console.log(statusReport(content, project))
    // In a file with errors, every string would lose its entry.
    else if (content.errors.length > 0)
      throw new Error('No translation is recorded. Fix the errors of: npm run content:check')
    else
      for (const language of translationLanguages(content)) writeRecord(project, content, language)

    return 0
  },
  confirm: ([language = '', name = '']) => {
    const content = loadContent(root)
    if (!translatedTexts(content).some((text) => text.language === language && text.name === name))
      throw new Error(`There is no string "${name}" in "${language}".\n\n${usage}`)
    writeRecord(root, content, language, name)
    return 0
  },
}

function writeRecord(project: string, content: Content, language: string, name?: string): void {
  const record = updatedRecord(content, language, name)
  writeFileSync(join(project, recordFile(language)), `${JSON.stringify(record, null, 2)}\n`)
}

runTask(() => {
  const options = { record: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const [command = '', ...args] = positionals
  const run = commands[command]
  if (!run) throw new Error(usage)
  return run(args, values.record)
})
