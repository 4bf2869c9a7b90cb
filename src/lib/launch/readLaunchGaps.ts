import { locales } from '../../site/locales'
import { routes } from '../../site/routes'
import { readContent } from '../content/content'
import { mistakeLine } from '../content/mistake'
import { readContentFiles } from '../content/readContentFiles'
import { launchGaps } from './launchGaps'
import { readSettingSources } from './readSettingSources'
import type { Surroundings } from './surroundings'

/**
 * Reads the project in a folder and lists, a line each (`file:line:column  what: why`), what the owner still has to
 * supply before the site may go live, in the environment that it is built with; empty when nothing is left.
 */
export function readLaunchGaps(
  project: string,
  environment: Surroundings['environment'],
): string[] {
  const content = readContent(readContentFiles(project), { routes, locales })
  const sources = readSettingSources(project)
  return launchGaps(content, { environment, sources }).map(mistakeLine)
}
