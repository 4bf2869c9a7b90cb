import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/lib/browser.mjs'

/** A port that neither `npm start` nor `gatsby develop` uses, so that the tests run beside them. */
const port = 9100
const address = `http://localhost:${port}`

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A test that passes only the second time is a mistake in the test or in the site.
  retries: 0,
  // What must be quick is counted elsewhere: a slow machine may take its time.
  timeout: 60_000,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/report.json' }],
  ],
  use: {
    baseURL: address,
    // The English pages must not depend on the language of the machine that tests them.
    locale: 'en-GB',
    launchOptions: {
      // Without one on this machine, Playwright looks for its own.
      executablePath: findBrowser(process.env),
      args: [
        // Root has no sandbox, and machines that check changes run as root.
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-quic',
      ],
    },
  },
  webServer: {
    command: 'node --import tsx scripts/serve.ts',
    env: { PORT: String(port) },
    url: address,
    reuseExistingServer: false,
  },
})
