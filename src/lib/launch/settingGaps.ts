import type { Content } from '../content/content'
import type { Mistake } from '../content/mistake'
import { positionAt } from '../content/positionAt'
import { isPlaceholderHost } from '../addresses'
import { launchDecisions } from './launchDecisions'
import type { Surroundings } from './surroundings'

/**
 * What the owner has to set in the environment of the build and has not, with the line that reads it; throws when no
 * source reads it.
 */
export function settingGaps(content: Content, surroundings: Surroundings): Mistake[] {
  const { environment } = surroundings
  const siteUrl = environment.SITE_URL
  const missing: string[] = []
  if (siteUrl === undefined || !siteUrl.startsWith('https://') || isPlaceholderHost(siteUrl)) {
    missing.push('SITE_URL')
  }
  const { analytics } = launchDecisions(content)
  const ids = ['GATSBY_ANALYTICS_ID', 'GATSBY_TAG_LOADER_ID']
  // One of the two can count the visits.
  if (analytics === true && !ids.some((id) => environment[id])) missing.push(ids[0] ?? '')
  return missing.map((name) => gapAt(name, surroundings))
}

function gapAt(name: string, { environment, sources }: Surroundings): Mistake {
  const source = Object.entries(sources).find(([, text]) => text.includes(name))
  if (!source) throw new Error(`no source file reads ${name}: readSettingSources has to name it`)
  const [file, text] = source
  const value = environment[name]
  const found = value ? `is "${value}"` : 'is not set in the environment'
  const expected =
    name === 'SITE_URL' ? 'expected the https address of the site' : 'expected its id'
  return {
    file,
    ...positionAt(text, text.indexOf(name)),
    path: name,
    message: `${found}, ${expected}`,
  }
}
