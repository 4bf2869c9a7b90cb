import { execFileSync } from 'node:child_process'
import { defineConfig } from '@playwright/test'
import { engines, type EngineName } from './engines/engines'
import { type EngineOptions } from './engines/journey'
import { launchOptions } from './support/launchOptions'
import { isFull } from './support/sitePages'

// A free port, because another checkout may be tested at the same time. Playwright's workers inherit the environment
// variable, so that they load this file with the same port.
const findPort =
  "const server = require('net').createServer().listen(0, () => { console.log(server.address().port); server.close() })"
process.env.TEST_PORT ??= String(execFileSync(process.execPath, ['-e', findPort])).trim()
const origin = `http://localhost:${process.env.TEST_PORT}`

const engineNames = Object.keys(engines) as EngineName[]
// If an engine is not installed, its user journeys are skipped, and `npm test` reports that. In CI, they fail instead.
const present = process.env.CI ? engineNames : engineNames.filter((name) => engines[name])

export default defineConfig<object, EngineOptions>({
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Retries would hide unreliable tests and intermittent errors in the site.
  retries: 0,
  // The timeouts are long, so that the tests also pass on slow computers.
  timeout: isFull ? 900_000 : 180_000,
  expect: { timeout: 15_000 },
  outputDir: '../test-results',
  reporter: 'list',
  // Tests with @full in their title run only in a full run.
  ...(!isFull && { grepInvert: /@full/ }),
  use: {
    baseURL: origin,
    // Without a fixed locale, the tests would depend on the language of the computer.
    locale: 'en-GB',
    // A covered control or a missing page fails in seconds.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    launchOptions,
  },
  projects: [
    { name: 'site', testDir: 'e2e' },
    ...present.map((engine) => ({
      name: engine,
      testDir: 'engines',
      testMatch: '*.journeys.ts',
      // All user journeys with one engine share one browser, so they run one after another.
      fullyParallel: false,
      use: { engine },
    })),
  ],
  webServer: {
    command: 'node --import tsx scripts/serve.ts',
    cwd: '..',
    env: { PORT: process.env.TEST_PORT },
    url: origin,
    reuseExistingServer: false,
  },
})
