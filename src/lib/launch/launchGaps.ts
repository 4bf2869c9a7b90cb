import type { Content } from '../content/content'
import { compareMistakes, type Mistake } from '../content/mistake'
import { decisionGaps } from './decisionGaps'
import type { Surroundings } from './surroundings'
import { placeholderHosts } from './placeholderHosts'
import { settingGaps } from './settingGaps'
import { uncertainDates } from './uncertainDates'
import { unknownFacts } from './unknownFacts'

/**
 * Lists everything that the owner still has to supply before the site may go live, computed from the content and
 * from what surrounds it (source files and environment); empty when nothing is left. Throws when no source file reads
 * what has to be set.
 */
export function launchGaps(content: Content, surroundings: Surroundings): Mistake[] {
  return [
    ...placeholderHosts(content),
    ...unknownFacts(content),
    ...uncertainDates(content),
    ...decisionGaps(content),
    ...settingGaps(content, surroundings),
  ].sort(compareMistakes)
}
