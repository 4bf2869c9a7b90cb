import { test as base, type PlaywrightWorkerOptions } from '@playwright/test'
import { launchOptions } from './launchOptions'

/** Tests in a browser whose scroll bars take up room, as on most computers. Playwright would hide them. */
export const test = base.extend<object, Pick<PlaywrightWorkerOptions, 'launchOptions'>>({
  launchOptions: [
    { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
    { scope: 'worker' },
  ],
})

/** The width of the narrowest window of a browser on computers, in CSS pixels. On phones, scroll bars take up no room. */
export const narrowestWindow = 500
