import { kinds, type Kind } from './kinds'
import { type Counts } from './overBudget'

/** What no page may ever go over, whatever was recorded. */
export const targets: Partial<Counts<Kind>> = {
  beforePaint: 60 * 1024,
  headScript: 2 * 1024,
  script: 70 * 1024,
  largestPicture: 60_000,
}

/** How much a page may gain on what was recorded of it: words are edited, but a KiB does not slip in unseen. */
const allowance: Counts<Kind> = {
  html: 640,
  styles: 256,
  fonts: 0,
  beforePaint: 768,
  // The digests of the files that it names change with any script, and their bytes pack better or worse.
  headScript: 16,
  script: 256,
  data: 640,
  pictures: 768,
  largestPicture: 768,
  prefetch: 768,
  requests: 0,
  elements: 30,
}

/** The limits of each page by its name, from the text of tests/budgets.csv: what was recorded and the allowance, within the targets. */
export function limitsOf(csv: string): Map<string, Counts<Kind>> {
  const [, ...lines] = csv.trim().split('\n')
  return new Map(
    lines.map((line) => {
      const [name = '', ...recorded] = line.split(',')
      const limits = kinds.map((kind, column) => {
        const limit = Number(recorded[column]) + allowance[kind]
        return [kind, Math.min(limit, targets[kind] ?? limit)]
      })
      return [name, Object.fromEntries(limits) as Counts<Kind>]
    }),
  )
}

/** The text of tests/budgets.csv for what was counted on each page, by its name. */
export function budgetsText(counted: ReadonlyMap<string, Counts<Kind>>): string {
  const lines = [...counted].map(([name, counts]) => [name, ...kinds.map((kind) => counts[kind])])
  return [['page', ...kinds], ...lines].map((line) => `${line.join(',')}\n`).join('')
}
