import type { ParentSpanPluginArgs } from 'gatsby'
import { checkContentAndImages } from '../../tools/content-check/checkContent'
import { checkInternals } from './internals'

/** Checks the installed packages and the content files. If there are errors, lists them and stops the build. */
export async function checkContentFiles({ reporter }: ParentSpanPluginArgs): Promise<void> {
  checkInternals()

  const { errors, warnings } = await checkContentAndImages(process.cwd())
  if (warnings.length > 0)
    reporter.warn(`${warnings.length} warnings about translations: npm run content:check`)
  if (errors.length === 0) return
  // Gatsby's reporter would cut lines at the width of the terminal.
  console.error(`\n${errors.join('\n')}\n`)
  reporter.panicOnBuild(`Errors in content files: ${errors.length}`)
}
