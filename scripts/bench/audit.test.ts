import { figures, readReport, type Report } from './audit'

const report: Report = {
  audits: Object.fromEntries(
    Object.values(figures).map((id, index) => [id, { numericValue: index }]),
  ),
  categories: { performance: { score: 0.994 }, seo: { score: 1 }, accessibility: { score: null } },
}

test('figures and scores are read from the report', () => {
  expect(readReport(report)).toEqual({
    figures: { FCP: 0, LCP: 1, TBT: 2, CLS: 3, SI: 4, bytes: 5 },
    scores: { performance: 99, seo: 100, accessibility: 0 },
  })
})

test('a page that was not measured is said so', () => {
  const failed = { ...report, runtimeError: { message: 'The page did not load' } }
  expect(() => readReport(failed)).toThrow('The page did not load')
  expect(() => readReport({ ...report, audits: {} })).toThrow('first-contentful-paint')
})
