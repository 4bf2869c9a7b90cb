import type { ParentSpanPluginArgs } from 'gatsby'
import { checkContent } from '../../tools/content-check/checkContent'

/** Stops the build if a content file has errors, and lists them all. */
export function checkContentFiles({ reporter }: ParentSpanPluginArgs): void {
  const { errors, warnings } = checkContent(process.cwd())
  if (warnings.length > 0)
    reporter.warn(`${warnings.length} warnings about translations: npm run content:check`)
  if (errors.length === 0) return
  // Gatsby's reporter would truncate lines at the width of the terminal.
  console.error(`\n${errors.join('\n')}\n`)
  reporter.panicOnBuild(`Errors in content files: ${errors.length}`)
}
