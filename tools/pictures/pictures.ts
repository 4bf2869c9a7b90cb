import { expect, test } from '@playwright/test'
import { appRuns } from '../../tests/support/app'
import { loadImages } from '../../tests/support/images'
import { spoof } from '../../tests/support/spoof'
import { pictures, systems } from './cases'
import { screenshotOptions } from './screenshotOptions'

for (const { name, tag, path, width, locale, system, mode } of pictures) {
  const [userAgent, platform, architecture] = systems[system]
  const mobile = system === 'phone'
  test.describe(() => {
    test.use({
      userAgent,
      locale,
      viewport: { width, height: 900 },
      isMobile: mobile,
      hasTouch: mobile,
      colorScheme: mode === 'dark' ? 'dark' : 'light',
      javaScriptEnabled: mode !== 'noscript',
      contextOptions: {
        reducedMotion: 'reduce',
        forcedColors: mode === 'forced' ? 'active' : 'none',
      },
      // Playwright adds a style sheet while it takes the picture.
      bypassCSP: true,
    })

    test(name, { tag }, async ({ page, context, baseURL }) => {
      // Without a preference, "/" would redirect to the browser's language.
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL }])
      const highEntropy = { platform, architecture, platformVersion: '15.0.0' }

      await spoof(page, { userAgentData: { platform, mobile }, highEntropy })
      // The not-found page counts down.
      await page.clock.setFixedTime(Date.now())
      if (mode === 'print') await page.emulateMedia({ media: 'print' })
      await page.goto(path, { waitUntil: 'networkidle' })
      if (mode !== 'noscript') {
        await appRuns(page)
        await loadImages(page)
      }

      await expect(page).toHaveScreenshot(`${name}.png`, screenshotOptions)
    })
  })
}
