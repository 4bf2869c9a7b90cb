import { defineConfig } from '@playwright/test'
import { engines, type EngineName } from './engines'
import { type EngineOptions } from './errand'

const names = Object.keys(engines) as EngineName[]
// `npm test` says loudly which engine is missing; where changes are checked its errands fail.
const present = process.env.CI ? names : names.filter((name) => engines[name].program)

/** The errands, in each engine: Playwright runs and counts them, the engines' own drivers do the rest. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.errands.ts',
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  outputDir: '../test-results/engines',
  reporter: [
    ['list'],
    [
      'json',
      {
        outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../test-results/engines.json',
      },
    ],
  ],
  projects: present.map((engine) => ({ name: engine, use: { engine } })),
})
