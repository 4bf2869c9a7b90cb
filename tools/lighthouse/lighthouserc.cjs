// The configuration for Lighthouse CI, which the nightly workflow runs in the root of the repository.
// It measures no sizes: Lighthouse also counts prefetched pages. tests/e2e/performance.spec.ts counts what each page loads.

// Scores of the content and layout shifts are the same on every computer, so they are errors. Times are not:
// the TBT of `/` was 10 ms on one day and 450 to 1,000 ms on another, both on computers with two cores and little load. They
// are warnings, and only the best of three runs counts. tools/bench compares times as ratios within one run.
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
        'categories:performance': ['warn', { minScore: 1, aggregationMethod }],
        'categories:accessibility': ['error', { minScore: 1 }],
        'categories:best-practices': ['error', { minScore: 1 }],
        'categories:seo': ['error', { minScore: 1 }],
        'cumulative-layout-shift': ['error', { maxNumericValue: 0 }],
        'total-blocking-time': ['warn', { maxNumericValue: 50, aggregationMethod }],
      },
    },
    upload: { target: 'filesystem', outputDir: 'test-results/lighthouse' },
  },
}
