import { defineConfig } from '@playwright/test'
import { findBrowser } from '../scripts/lib/programs.mjs'
import { engines, type EngineName } from './engines/engines'
import { type EngineOptions } from './engines/journey'
import { isFull } from './support/sitePages'

/** Neither `npm start` nor `gatsby develop` uses this port, so tests can run at the same time. */
const port = Number(process.env.TEST_PORT ?? 9100)
const origin = `http://localhost:${port}`

const engineNames = Object.keys(engines) as EngineName[]
// `npm test` names a missing engine. In CI its journeys fail.
const present = process.env.CI ? engineNames : engineNames.filter((name) => engines[name])

export default defineConfig<object, EngineOptions>({
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test that passes only the second time shows an error of the test or of the site.
  retries: 0,
  // Speed is measured elsewhere, so a slow machine may take its time.
  timeout: 90_000,
  outputDir: '../test-results',
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '../test-results/report.json' },
    ],
  ],
  // Checks of the checks run in a full run only.
  ...(!isFull && { grepInvert: /@full/ }),
  use: {
    baseURL: origin,
    // The tests must not depend on the language of the machine.
    locale: 'en-GB',
    launchOptions: {
      executablePath: findBrowser(),
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
