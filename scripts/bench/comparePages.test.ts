import { type Audit } from './audit'
import { comparisonTable } from './comparePages'

function measured(fcp: number, performance: number): Audit {
  return {
    figures: { FCP: fcp, LCP: 2 * fcp, TBT: 0, CLS: 0, SI: fcp, bytes: 1000 },
    scores: { performance },
  }
}

test('medians stand beside those of the twin, with their ratio where there is one', () => {
  const site = [measured(1010, 99), measured(9000, 60), measured(1030, 100)]
  const [, , row] = comparisonTable([{ path: '/', site, twin: [measured(1000, 100)] }]).split('\n')
  expect(row?.split('|').map((cell) => cell.trim())).toEqual([
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
  ])
})
