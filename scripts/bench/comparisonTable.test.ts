import { type Audit } from './audit'
import { comparisonTable } from './comparisonTable'

function measured(fcp: number, performance: number): Audit {
  return {
    figures: { FCP: fcp, LCP: 2 * fcp, TBT: 0, CLS: 0, SI: fcp, bytes: 1000 },
    scores: { performance },
  }
}

const rowsOf = (table: string) =>
  table
    .split('\n')
    .slice(2)
    .map((row) => row.split('|').map((cell) => cell.trim()))

test('medians stand beside those of the twin, with their ratio where there is one', () => {
  const site = [measured(1010, 99), measured(9000, 60), measured(1030, 100)]
  expect(rowsOf(comparisonTable([{ path: '/', site, twin: [measured(1000, 100)] }]))).toEqual([
    [
      '',
      '/',
      '1030 / 1000 = 1.03',
      '2060 / 2000 = 1.03',
      '0 / 0',
      '0.000 / 0.000',
      '1030 / 1000 = 1.03',
      '1000 / 1000 = 1.00',
      '99',
      '',
    ],
  ])
})

test('below several pages stand their means', () => {
  const page = (path: string, site: Audit, twin: Audit) => ({ path, site: [site], twin: [twin] })
  const rows = rowsOf(
    comparisonTable([
      page('/', measured(1100, 99), measured(1000, 100)),
      page('/price/', measured(900, 100), measured(1000, 100)),
    ]),
  )
  expect(rows.map(([, title, fcp]) => [title, fcp])).toEqual([
    ['/', '1100 / 1000 = 1.10'],
    ['/price/', '900 / 1000 = 0.90'],
    ['mean', '1000 / 1000 = 1.00'],
  ])
  expect(rows.at(-1)?.at(-2)).toBe('99.5')
})
