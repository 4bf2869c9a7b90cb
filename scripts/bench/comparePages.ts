import { audit, type Audit } from './audit'
import { turns } from './statistics'

/** The page and its twin: what one load of each measured, run by run. */
export interface Compared {
  readonly path: string
  readonly site: readonly Audit[]
  readonly twin: readonly Audit[]
}

/** How pages are opened: the browser, its flags, the two origins, and how often each page is. */
export interface Setting {
  readonly browser: string
  readonly flags: readonly string[]
  readonly site: string
  readonly twin: string
  readonly runs: number
}

/** Measures pages and their twins by turns, so that whatever else the machine does meets both. */
export async function comparePages(
  paths: readonly string[],
  { browser, flags, runs, ...origins }: Setting,
): Promise<Compared[]> {
  const compared = paths.map((path) => ({ path, site: [] as Audit[], twin: [] as Audit[] }))
  for (let run = 0; run < runs; run++) {
    for (const page of compared) {
      for (const arm of turns(['site', 'twin'] as const, run)) {
        page[arm].push(await audit(origins[arm] + page.path, browser, flags, ['performance']))
      }
    }
  }
  return compared
}
