import { defineConfig } from '@playwright/test'
import { findTestBrowser } from '../scripts/lib/executables.mjs'
import { engines, type EngineName } from './engines/engines'
import { type EngineOptions } from './engines/journey'
import { isFull } from './support/sitePages'

/** A port that neither `npm start` nor `gatsby develop` uses, so that both can run during the tests. */
const port = Number(process.env.TEST_PORT ?? 9100)
const origin = `http://localhost:${port}`

const engineNames = Object.keys(engines) as EngineName[]
// `npm test` reports a missing engine. In CI, its user journeys fail.
const present = process.env.CI ? engineNames : engineNames.filter((name) => engines[name])

export default defineConfig<object, EngineOptions>({
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test that passes only on a retry has an error, or the site has one.
  retries: 0,
  // No test measures speed, so a slow computer is no reason to fail.
  timeout: isFull ? 900_000 : 180_000,
  outputDir: '../test-results',
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../test-results/report.json' },
    ],
  ],
  // Tests of the checks themselves need a full run.
  ...(!isFull && { grepInvert: /@full/ }),
  use: {
    baseURL: origin,
    // The tests must not depend on the language of the computer.
    locale: 'en-GB',
    launchOptions: {
      executablePath: findTestBrowser(),
      args: [
        // CI runs as root, for whom Chromium has no sandbox.
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-quic',
      ],
    },
  },
  projects: [
    { name: 'site', testDir: 'e2e' },
    ...present.map((engine) => ({
      name: engine,
      testDir: 'engines',
      testMatch: '*.journeys.ts',
      // The journeys of an engine share one browser.
      fullyParallel: false,
      use: { engine },
    })),
  ],
  webServer: {
    command: 'node --import tsx scripts/serve.ts',
    cwd: '..',
    env: { PORT: String(port) },
    url: origin,
    reuseExistingServer: false,
  },
})
