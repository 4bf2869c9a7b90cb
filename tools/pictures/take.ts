import { once } from 'node:events'
import { type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { findTestBrowser } from '../../scripts/lib/executables.mjs'
import { createPreview } from '../../scripts/preview/server'
import { spoof } from '../../tests/support/visitor'
import { systems, type Picture } from './cases'

/** Takes pictures of a built site, and writes them to a folder. */
export async function takePictures(site: string, pictures: readonly Picture[], folder: string) {
  const server = createPreview(site).listen()
  await once(server, 'listening')
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const browser = await chromium.launch({
    executablePath: findTestBrowser(),
    args: ['--no-sandbox', '--hide-scrollbars', '--disable-background-networking'],
  })
  const queue = pictures.values()
  const takeQueued = async () => {
    for (const picture of queue) await takePicture(browser, origin, picture, folder)
  }
  await Promise.all([takeQueued(), takeQueued()])
  await browser.close()
  server.close()
}

async function takePicture(browser: Browser, origin: string, picture: Picture, folder: string) {
  const { name, path, width, locale, system, mode } = picture
  const [userAgent, platform, architecture] = systems[system]
  const mobile = system === 'phone'
  const context = await browser.newContext({
    baseURL: origin,
    userAgent,
    locale,
    viewport: { width, height: 900 },
    isMobile: mobile,
    hasTouch: mobile,
    reducedMotion: 'reduce',
    colorScheme: mode === 'dark' ? 'dark' : 'light',
    forcedColors: mode === 'forced' ? 'active' : 'none',
    javaScriptEnabled: mode !== 'noscript',
    // Playwright adds a style sheet while it takes the picture.
    bypassCSP: true,
  })
  // Without a preference, "/" would redirect to the browser's language.
  await context.addCookies([{ name: 'locale', value: locale, url: origin }])
  const page = await context.newPage()
  const highEntropy = { platform, architecture, platformVersion: '15.0.0' }
  await spoof(page, { userAgentData: { platform, mobile }, highEntropy })
  // The not-found page counts down.
  await page.clock.setFixedTime(Date.now())
  if (mode === 'print') await page.emulateMedia({ media: 'print' })
  await page.goto(path, { waitUntil: 'networkidle' })
  if (mode !== 'noscript') {
    await page.locator('html[data-app]').waitFor({ state: 'attached' })
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
      await document.fonts.ready
    })
  }
  await page.screenshot({
    path: join(folder, `${name}.png`),
    fullPage: true,
    animations: 'disabled',
    style: '* { content-visibility: visible !important }',
  })
  await context.close()
}
