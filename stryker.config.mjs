/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  packageManager: 'npm',
  plugins: ['@stryker-mutator/mocha-runner'],
  testRunner: 'mocha',
  mochaOptions: {
    require: ['tsx/cjs', './tests/mutation/jestInMocha.ts'],
    spec: ['src/lib/**/*.test.ts'],
    // It tries hundreds of changes on all of the content: the tests of the rules say the same in less time.
    ignore: ['src/lib/content/machineMadeMistakes.test.ts'],
  },
  mutate: [
    'src/lib/**/*.ts',
    '!src/lib/**/*.{test,fixture,data}.ts',
    // The run has its own in its place: see tests/mutation/jestInMocha.ts.
    '!src/lib/content/oncePer.ts',
  ],
  coverageAnalysis: 'perTest',
  // What a file works out while it is loaded would need a process of its own for each change.
  ignoreStatic: true,
  concurrency: 2,
  ignorePatterns: ['.cache', 'public', 'static', 'test-results', 'e2e', 'engines'],
  // Not in .cache: Gatsby empties that, and through the link to node_modules in here it would empty those as well.
  tempDirName: '.stryker-tmp',
  cleanTempDir: 'always',
  incremental: true,
  incrementalFile: 'node_modules/.cache/stryker-incremental.json',
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: { fileName: 'node_modules/.cache/mutation.json' },
  thresholds: { high: 95, low: 90, break: 90 },
}
