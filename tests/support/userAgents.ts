import { devices } from '@playwright/test'
import { crawlers } from './crawlers'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10'

/** User agents of real browsers. */
export const agents = {
  windowsChrome: devices['Desktop Chrome'].userAgent,
  windows7: 'Mozilla/5.0 (Windows NT 6.1; Win64; x64; rv:115.0) Gecko/20100101 Firefox/115.0',
  macChrome: `${mac}_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36`,
  macSafari: devices['Desktop Safari'].userAgent,
  macFirefox: `${mac}.15; rv:132.0) Gecko/20100101 Firefox/132.0`,
  iPhone: devices['iPhone 15'].userAgent,
  android: devices['Pixel 7'].userAgent,
  linux:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  unknown: 'Mozilla/5.0',
  crawler: crawlers[0],
} as const
