import type { ParentSpanPluginArgs } from 'gatsby'
import { checkContent } from '../lib/content/checkContent'
import { mistakeLine } from '../lib/content/mistake'
import { readContentFiles } from '../lib/content/readContentFiles'
import { locales } from '../site/locales'
import { routes } from '../site/routes'

/** Stops the build, before anything is made, when a content file is wrong: every mistake in a line of its own. */
export function checkContentFiles({ reporter }: ParentSpanPluginArgs): void {
  const mistakes = checkContent(readContentFiles(process.cwd()), { routes, locales })
  if (mistakes.length === 0) return
  // Gatsby's own lines are cut at the width of the terminal: a place in a file must stay whole.
  console.error(`\n${mistakes.map(mistakeLine).join('\n')}\n`)
  reporter.panicOnBuild(`Mistakes in content files: ${String(mistakes.length)}`)
}
