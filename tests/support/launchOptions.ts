import { type LaunchOptions } from '@playwright/test'
import { findTestBrowser } from '../../scripts/lib/executables'

/** How the tests start Chromium. */
export const launchOptions = {
  executablePath: findTestBrowser(),
  args: [
    // In CI, the tests run as root, and root cannot start Chromium with its sandbox.
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-quic',
  ],
} satisfies LaunchOptions
