import { type BuildTimes } from './builds'
import { type Measured } from './lighthouse'

/** A row of the table: the measurements of a page on one of the compared sites. */
export interface Row {
  readonly page: string
  readonly site: string
  /** `own`: our site. `baseline`: the reference for loads. `framework`: a reference for taps. */
  readonly role: 'own' | 'baseline' | 'framework'
  readonly loads: Measured[]
}

const whole = (value: number) => value.toFixed()

/** The columns of the table, each with a function that formats its values. */
const columns: Readonly<Record<string, (value: number) => string>> = {
  FCP: whole,
  LCP: whole,
  TBT: whole,
  CLS: (value) => value.toFixed(3),
  Performance: whole,
  Accessibility: whole,
  'Best practices': whole,
  SEO: whole,
  Script: (bytes) => (bytes / 1024).toFixed(1),
  Tap: whole,
  'Load CPU': whole,
  'Tap CPU': whole,
}

/** The rows by which the values of a column are divided. */
const references: Readonly<Record<string, Row['role']>> = {
  FCP: 'baseline',
  LCP: 'baseline',
  'Load CPU': 'baseline',
  Tap: 'framework',
  'Tap CPU': 'framework',
}

/** Returns the median, or NaN for an empty list. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const [low = NaN, high = NaN] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  return (low + high) / 2
}

/** Rotates a list by `round` items, so that each item comes first in equally many rounds. */
export function rotated<Item>(items: readonly Item[], round: number): Item[] {
  const start = round % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}

/**
 * Creates a table of the medians for all pages and sites. In parentheses are ratios: loads compared with the no-script
 * baseline, and taps compared with the fastest framework.
 */
export function pageTable(rows: readonly Row[]): string {
  const measured = Object.keys(columns).filter((name) =>
    rows.some((row) => !isNaN(medianOf(row, name))),
  )
  const lines = rows.map((row) => [
    row.page,
    row.site,
    ...measured.map((name) => cell(row, name, rows)),
  ])

  return table(['Page', 'Site', ...measured], lines)
}

/** Creates a table of the build times and their ratio. */
export function buildTable({ cold, warm }: BuildTimes): string {
  return table(
    ['Build', 'Seconds', 'Ratio'],
    [
      ['cold', cold.toFixed(), ''],
      ['after one edited sentence', warm.toFixed(), (warm / cold).toFixed(2)],
    ],
  )
}

/** Returns the median of a row in a column, and its ratio if the column has ratios; empty if it was not measured. */
function cell(row: Row, name: string, rows: readonly Row[]): string {
  const value = medianOf(row, name)
  if (isNaN(value)) return ''

  const shown = columns[name]?.(value) ?? ''
  const ratio = value / reference(name, row.page, rows)

  return isFinite(ratio) ? `${shown} (${ratio.toFixed(2)})` : shown
}

/** Returns the divisor for the ratios of a page in a column; NaN if the column has no ratios. */
function reference(name: string, page: string, rows: readonly Row[]): number {
  const values = rows
    .filter((row) => row.page === page && row.role === references[name])
    .map((row) => medianOf(row, name))
    .filter((value) => !isNaN(value))
  return values.length > 0 ? Math.min(...values) : NaN
}

/** Returns the median of a row in a column; NaN if it was not measured. */
function medianOf({ loads }: Row, name: string): number {
  return median(loads.flatMap((load) => load[name] ?? []))
}

/** Creates a Markdown table without alignment. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
