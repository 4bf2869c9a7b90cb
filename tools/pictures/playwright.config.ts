import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import tests from '../../tests/playwright.config'

/** The configuration for `npm run pictures`. SITE_PROJECT is the folder of the project whose build is shown. */
export default defineConfig({
  testMatch: ['gallery.ts', 'pictures.ts'],
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  outputDir: '../../test-results',
  snapshotPathTemplate: '../../.pictures/{arg}{ext}',
  reporter: [['list'], ['html', { open: 'never', outputFolder: '../../playwright-report' }]],
  use: tests.use,
  webServer: Object.assign({}, tests.webServer, { cwd: resolve(process.env.SITE_PROJECT ?? '.') }),
})
