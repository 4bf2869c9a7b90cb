// The configuration for Lighthouse CI, which the nightly workflow runs in the root of the repository.
// eslint-disable-next-line @typescript-eslint/no-require-imports -- Lighthouse CI loads CommonJS only.
const budgets = require('../../tests/budgets.json')

// Measured sizes may exceed the budgets by 15 %, because Lighthouse also counts response headers and prefetched pages.
const allowance = 1.15

const sizes = Object.entries(budgets).map(([type, bytes]) => [
  `resource-summary:${type}:size`,
  ['error', { maxNumericValue: bytes * allowance }],
])

// Times vary with the load on the computer, so only the best of three runs counts.
const aggregationMethod = 'optimistic'

module.exports = {
  ci: {
    collect: {
      startServerCommand: 'npm run serve',
      startServerReadyPattern: 'http://',
      url: ['/', '/download/', '/ar/', '/ja/'].map((path) => `http://localhost:9000${path}`),
    },
    assert: {
      assertions: {
        'categories:performance': ['error', { minScore: 1, aggregationMethod }],
        'categories:accessibility': ['error', { minScore: 1 }],
        'categories:best-practices': ['error', { minScore: 1 }],
        'categories:seo': ['error', { minScore: 1 }],
        'cumulative-layout-shift': ['error', { maxNumericValue: 0 }],
        'total-blocking-time': ['error', { maxNumericValue: 50, aggregationMethod }],
        ...Object.fromEntries(sizes),
      },
    },
    upload: { target: 'filesystem', outputDir: 'test-results/lighthouse' },
  },
}
