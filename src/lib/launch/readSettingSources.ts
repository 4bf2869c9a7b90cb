import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Surroundings } from './surroundings'

/** The source files that read what the owner sets in the environment. */
const settingSources = ['gatsby-config.ts', 'src/site/thirdPartyIds.ts'] as const

/** Reads, in a project's folder, the source files that read the environment; throws when one is not there. */
export function readSettingSources(project: string): Surroundings['sources'] {
  return Object.fromEntries(
    settingSources.map((file) => [file, readFileSync(join(project, file), 'utf8')]),
  )
}
