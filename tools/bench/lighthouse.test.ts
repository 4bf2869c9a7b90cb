import { readReport, type LighthouseReport } from './lighthouse'

const report: LighthouseReport = {
  audits: {
    'first-contentful-paint': { numericValue: 901 },
    'largest-contentful-paint': { numericValue: 1200 },
    'total-blocking-time': { numericValue: 0 },
    'cumulative-layout-shift': { numericValue: 0.01 },
  },
  categories: {
    performance: { score: 0.994 },
    accessibility: { score: 1 },
    'best-practices': { score: 1 },
    seo: { score: 0.9 },
  },
}

test('reads times and scores from the report', () => {
  expect(readReport(report)).toEqual({
    FCP: 901,
    LCP: 1200,
    TBT: 0,
    CLS: 0.01,
    Performance: 99,
    Accessibility: 100,
    'Best practices': 100,
    SEO: 90,
  })
})

test.each([
  ['The page did not load', { ...report, runtimeError: { message: 'The page did not load' } }],
  ['FCP', { ...report, audits: {} }],
  ['SEO', { ...report, categories: { ...report.categories, seo: { score: null } } }],
])('throws if the report has an error or lacks a value: %s', (message, failed) => {
  expect(() => readReport(failed)).toThrow(message)
})
