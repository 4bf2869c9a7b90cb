import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Plants every fault of Stryker's kinds in pure logic. `--mutate FILE` chooses the modules. */
export default {
  mutate: ['src/{content,lib,features/machineCheck}/*.ts', '!**/*.test.ts'],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    projectType: 'custom',
    configFile: 'tools/faults/jest.config.mjs',
    enableFindRelatedTests: true,
  },
  coverageAnalysis: 'perTest',
  // Constants of a module are computed once for all its tests, which would all have to run again.
  ignoreStatic: true,
  concurrency: 1,
  // Long, so that a slow computer does not count as an endless loop.
  timeoutMS: 60_000,
  ignorePatterns: ['public', '.cache', '.filled', 'test-results', 'static'],
  tempDirName: join(tmpdir(), 'faults-stryker'),
  cleanTempDir: 'always',
  reporters: ['clear-text', 'progress-append-only'],
}
