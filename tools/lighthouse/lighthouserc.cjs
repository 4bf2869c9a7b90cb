// The configuration for Lighthouse CI, which the nightly workflow runs in the root of the repository.
// It measures no sizes: Lighthouse also counts prefetched pages. tests/e2e/performance.spec.ts counts what each page loads.

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
      },
    },
    upload: { target: 'filesystem', outputDir: 'test-results/lighthouse' },
  },
}
