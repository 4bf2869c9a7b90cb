import { buildTable, median, pageTable, rotated, type Row } from './report'

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[10, 2, 4, 100], 7],
])('the median of %j is %d', (numbers, expected) => {
  expect(median(numbers)).toBe(expected)
})

test('measures each site first equally often', () => {
  expect([0, 1, 2].map((round) => rotated(['site', 'baseline'], round))).toEqual([
    ['site', 'baseline'],
    ['baseline', 'site'],
    ['site', 'baseline'],
  ])
})

const row = (site: string, role: Row['role'], ...loads: Row['loads']): Row => ({
  page: '/',
  site,
  role,
  loads,
})

test('divides medians by those of the baseline, and taps by those of the fastest framework', () => {
  const rows = [
    row('Own', 'own', { LCP: 1030, Tap: 60 }, { LCP: 1010, Tap: 70 }, { LCP: 9000, Tap: 50 }),
    row('No script', 'baseline', { LCP: 1000, Tap: 900 }),
    row('Slow', 'framework', { LCP: 2000, Tap: 200 }),
    row('Fast', 'framework', { LCP: 1500, Tap: 100 }),
  ]

  expect(pageTable(rows).split('\n').slice(2)).toEqual([
    '| / | Own | 1030 (1.03) | 60 (0.60) |',
    '| / | No script | 1000 (1.00) | 900 (9.00) |',
    '| / | Slow | 2000 (2.00) | 200 (2.00) |',
    '| / | Fast | 1500 (1.50) | 100 (1.00) |',
  ])
})

test('divides CPU times in the same way', () => {
  const rows = [
    row('Own', 'own', { 'Load CPU': 300, 'Tap CPU': 50 }),
    row('No script', 'baseline', { 'Load CPU': 200 }),
    row('Fast', 'framework', { 'Load CPU': 400, 'Tap CPU': 100 }),
  ]

  expect(pageTable(rows).split('\n')[2]).toBe('| / | Own | 300 (1.50) | 50 (0.50) |')
})

test('leaves a cell empty if its value is missing', () => {
  const rows = [row('Own', 'own', { CLS: 0, Script: 2048 }), row('Other', 'framework', { CLS: 0 })]
  expect(pageTable(rows).split('\n').at(-1)).toBe('| / | Other | 0.000 |  |')
})

test('divides the time of a build with a cache by that of a build without a cache', () => {
  expect(buildTable({ cold: 120, warm: 30 })).toContain('| 30 | 0.25 |')
})
