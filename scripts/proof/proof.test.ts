import { kinds, type Kind } from '../../tests/support/kinds'
import { budgetsText, limitsOf } from '../../tests/support/budgets'
import { type Counts } from '../../tests/support/overBudget'
import { qualityPage } from './qualityPage'
import { budgets, checks, coverage, languages, licences, mutations } from './sections'

/** The cells of a Markdown table, its head and rule left out. */
const cells = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

const counted = (html: number, script: number) =>
  ({ ...Object.fromEntries(kinds.map((kind) => [kind, 1])), html, script }) as Counts<Kind>

it('shows the heaviest page of each kind beside its limit', () => {
  const csv = budgetsText(
    new Map([
      ['home___en', counted(900, 1200)],
      ['home___de', counted(1000, 1100)],
    ]),
  )
  const rows = cells(budgets(csv))
  expect(rows).toHaveLength(kinds.length)
  const limit = (page: string, kind: Kind) =>
    (limitsOf(csv).get(page)?.[kind] ?? NaN).toLocaleString('en')
  expect(rows).toContainEqual(['html', 'home___de', '1,000', limit('home___de', 'html')])
  expect(rows).toContainEqual(['script', 'home___en', '1,200', limit('home___en', 'script')])
})

it('adds up what the checks came to', () => {
  const counts = [
    { name: 'Lint', passed: 1, failed: 0 },
    { name: 'Unit tests', passed: 1234, failed: 2 },
  ]
  expect(cells(checks(counts))).toEqual([
    ['Lint', '1', '0'],
    ['Unit tests', '1,234', '2'],
    ['All', '1,235', '2'],
  ])
})

it('never rounds a share up', () => {
  const share = { covered: 1999, total: 2000 }
  const none = { covered: 0, total: 0 }
  const total = { statements: share, branches: share, functions: none, lines: share }
  expect(cells(coverage(total)).map((row) => row.at(-1))).toEqual([
    '99.9 %',
    '99.9 %',
    '–',
    '99.9 %',
  ])
})

it('counts changes that were noticed, missed and left out', () => {
  const mutants = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) })
  const files = {
    a: mutants('Killed', 'Survived', 'Ignored'),
    b: mutants('Killed', 'Timeout', 'NoCoverage', 'RuntimeError'),
  }
  expect(cells(mutations({ files }))).toEqual([['All', '3', '2', '1', '60.0 %']])
})

it('shows how far the languages are', () => {
  const text = languages([
    {
      language: 'de',
      keys: 540,
      words: 6841,
      coverage: 0.9999,
      identical: 0,
      glossaryMisses: 0,
      changed: ['home.title'],
    },
  ])
  expect(text).toMatch(/^2 languages/)
  expect(cells(text)).toEqual([['de', '540', '99.9 %', '1']])
})

it('counts packages by licence', () => {
  const packages = ['MIT', 'GPL-3.0-only', 'MIT'].map((licence) => ({
    name: 'a',
    version: '1',
    licence,
  }))
  expect(cells(licences(packages))).toEqual([
    ['GPL-3.0-only', '1', 'no'],
    ['MIT', '2', 'yes'],
  ])
})

const at = (commit: string, checksText?: string, languagesText?: string, before = '') =>
  qualityPage(
    commit,
    [
      { title: 'Checks', command: 'npm test', text: checksText },
      { title: 'Languages', command: 'npm run i18n:status', text: languagesText },
    ],
    before,
  )

it('says of each part from where it is, or that it was never run', () => {
  const page = at('commit abc of 2026-01-02', undefined, 'twelve')
  expect(page).toContain('## Checks\n\nNot run.\n')
  expect(
    page.endsWith('## Languages\n\n`npm run i18n:status`, at commit abc of 2026-01-02\n\ntwelve\n'),
  ).toBe(true)
})

it('leaves a part that is not run as it was, with the commit that it was looked at', () => {
  const first = at('commit abc', 'all well', 'eleven')
  const second = at('commit def', undefined, 'twelve', first)
  expect(second).toContain('## Checks\n\n`npm test`, at commit abc\n\nall well\n\n## Languages')
  expect(second).toContain('at commit def\n\ntwelve\n')
  expect(second).not.toContain('eleven')
  expect(at('commit def', undefined, undefined, second)).toBe(second)
})
