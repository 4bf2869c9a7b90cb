import { type LanguageStatus } from '../../src/lib/content/translationStatus'
import { limitsOf } from '../../tests/support/budgets'
import { table } from '../bench/table'
import { isPermissive, type ShippedPackage } from '../licences/packages'

/** One part of docs/quality.md. */
export interface Section {
  readonly title: string
  /** The command that the numbers came from. */
  readonly command: string
  /** What it came to, as Markdown; undefined where it wasn't run. */
  readonly text: string | undefined
}

/** What one check of `npm test` came to. */
export interface CheckCount {
  readonly name: string
  readonly passed: number
  readonly failed: number
}

/** What of a file, or of all, was run by tests, as `jest --coverage` summarizes it: percent from 0 to 100. */
export type Coverage = Readonly<
  Record<
    'statements' | 'branches' | 'functions' | 'lines',
    Readonly<Record<'covered' | 'total', number>>
  >
>

/** Stryker's report, as far as it is counted here. */
export interface MutationReport {
  readonly files: Readonly<
    Record<string, { readonly mutants: readonly { readonly status: string }[] }>
  >
}

const number = (value: number) => value.toLocaleString('en')
const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${(Math.floor((part / whole) * 1000) / 10).toFixed(1)} %`

/** Of each kind of cost the page that was recorded with most of it, beside the most it may come to, from the text of tests/budgets.csv. */
export function budgets(csv: string): string {
  const [head = '', ...lines] = csv.trim().split('\n')
  const limits = limitsOf(csv)
  const pages = lines.map((line) => line.split(','))
  const rows = head.split(',').flatMap((kind, column) => {
    if (column === 0) return []
    const [first = [], ...others] = pages
    const heaviest = others.reduce(
      (most, page) => (Number(page[column]) > Number(most[column]) ? page : most),
      first,
    )
    const [name = ''] = heaviest
    const limit = (limits.get(name) as Readonly<Record<string, number>>)[kind] ?? NaN
    return [[kind, name, number(Number(heaviest[column])), number(limit)]]
  })
  return table(['Kind', 'Heaviest page', 'Recorded', 'Limit'], rows)
}

/** What each check came to. */
export function checks(counts: readonly CheckCount[]): string {
  const sum = (key: 'passed' | 'failed') => counts.reduce((all, count) => all + count[key], 0)
  const all = { name: 'All', passed: sum('passed'), failed: sum('failed') }
  const rows = [...counts, all].map(({ name, passed, failed }) => [
    name,
    number(passed),
    number(failed),
  ])
  return table(['Check', 'Passed', 'Failed'], rows)
}

/** How much of the code the unit tests run. */
export function coverage(total: Coverage): string {
  const kinds = ['statements', 'branches', 'functions', 'lines'] as const
  const rows = kinds.map((kind) => {
    const { covered, total: whole } = total[kind]
    return [kind, number(covered), number(whole), percent(covered, whole)]
  })
  return table(['Of src/lib', 'Run', 'There are', 'Share'], rows)
}

/** How many of the changes to the code the unit tests noticed. */
export function mutations({ files }: MutationReport): string {
  const all = Object.values(files).flatMap(({ mutants }) => mutants)
  const count = (...statuses: readonly string[]) =>
    all.filter(({ status }) => statuses.includes(status)).length
  const noticed = count('Killed', 'Timeout')
  const missed = count('Survived', 'NoCoverage')
  const score = percent(noticed, noticed + missed)
  return table(
    ['Changes to src/lib', 'Noticed', 'Missed', 'Left out', 'Score'],
    [['All', number(noticed), number(missed), number(count('Ignored')), score]],
  )
}

/** How far each language is, English first. */
export function languages(statuses: readonly LanguageStatus[]): string {
  const rows = statuses.map(({ language, keys, coverage: share, changed }) => [
    language,
    number(keys),
    percent(share, 1),
    number(changed.length),
  ])
  return `${statuses.length + 1} languages, English among them.\n\n${table(
    ['Language', 'Texts', 'Translated', 'English changed since'],
    rows,
  )}`
}

/** How many packages reach the visitor under each licence. */
export function licences(packages: readonly ShippedPackage[]): string {
  const names = [...new Set(packages.map(({ licence }) => licence))].sort()
  const rows = names.map((name) => [
    name,
    number(packages.filter(({ licence }) => licence === name).length),
    isPermissive(name) ? 'yes' : 'no',
  ])
  return table(['Licence of what ships', 'Packages', 'Permissive'], rows)
}
