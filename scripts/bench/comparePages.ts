import { audit, figures, type Audit, type Figure } from './audit'
import { median, ratio, turns } from './statistics'
import { table } from './table'

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

/** The medians of the page and of its twin with their ratio, figure by figure, and the score of the page. */
export function comparisonTable(compared: readonly Compared[]): string {
  const names = Object.keys(figures) as Figure[]
  const head = ['Page', ...names, 'Score']
  const rows = compared.map(({ path, site, twin }) => [
    path,
    ...names.map((figure) => comparison(figure, middle(site, figure), middle(twin, figure))),
    String(median(site.map(({ scores }) => scores.performance ?? 0))),
  ])
  return table(head, rows)
}

function middle(audits: readonly Audit[], figure: Figure): number {
  return median(audits.map(({ figures }) => figures[figure]))
}

function comparison(figure: Figure, site: number, twin: number): string {
  const show = (value: number) => (figure === 'CLS' ? value.toFixed(3) : value.toFixed())
  const times = ratio(site, twin)
  return `${show(site)} / ${show(twin)}${times === undefined ? '' : ` = ${times.toFixed(2)}`}`
}
