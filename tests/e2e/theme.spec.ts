import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { pathFor } from '../../src/lib/paths'
import { palette } from '../../src/site/palette'
import { openApp } from '../support/app'
import { messagesOf } from '../support/content'
import { footerLink } from '../support/layoutControls'

const { theme: themeMessages } = messagesOf('en', 'common')

const others = { light: 'dark', dark: 'light' } as const
const papers = { light: palette.paper, dark: palette.paperInTheDark } as const

/** Returns the page background, and the first `theme-color` whose media query matches. */
const colours = (page: Page) =>
  page.evaluate(() => {
    /** Returns a colour as a hexadecimal number, which is how a canvas reports every opaque one. */
    const hex = (colour: string) => {
      const context = document.createElement('canvas').getContext('2d')
      if (!context) return undefined

      context.fillStyle = colour

      return context.fillStyle
    }

    const tags = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
    const bar = [...tags].find(({ media }) => matchMedia(media).matches)?.content
    const { backgroundColor } = getComputedStyle(document.documentElement)

    return { page: hex(backgroundColor), bar: hex(bar ?? '') }
  })

for (const system of ['light', 'dark'] as const) {
  test.describe(`the theme on a ${system} system`, () => {
    test.use({ colorScheme: system })

    test('is switched on the current page and, before the app runs, on other pages', async ({
      page,
    }) => {
      const expectTheme = async (theme: 'light' | 'dark') => {
        const paper = papers[theme]
        await expect.poll(() => colours(page), theme).toEqual({ page: paper, bar: paper })
      }

      const toggle = page.getByRole('button', { name: themeMessages.dark })

      await openApp(page, '/')
      await expectTheme(system)
      await toggle.click()
      await expectTheme(others[system])
      await footerLink(page, '/about/').click()
      await expect(page).toHaveURL('/about/')
      await expectTheme(others[system])
      await page.route(/\.js$/, (route) => route.abort())
      await page.goto('/price/')
      expect(await colours(page)).toMatchObject({ page: papers[others[system]] })
      await page.unroute(/\.js$/)
      await openApp(page, '/price/')
      await expectTheme(others[system])
      await toggle.click()
      await expectTheme(system)
    })

    test('follows the system again after the visitor has switched it back', async ({ page }) => {
      await openApp(page, '/about/')
      const toggle = page.getByRole('button', { name: themeMessages.dark })

      await toggle.click()
      await toggle.click()
      await page.emulateMedia({ colorScheme: others[system] })
      expect(await colours(page)).toEqual({
        page: papers[others[system]],
        bar: papers[others[system]],
      })
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
    })
  })
}

test('the theme is light if the visitor chose it, also in a browser that darkens pages', async ({
  page,
  context,
}) => {
  const toggle = page.getByRole('button', { name: themeMessages.dark })
  const devTools = await context.newCDPSession(page)

  await page.emulateMedia({ colorScheme: 'dark' })
  await devTools.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  await openApp(page, '/privacy/')
  await toggle.click()

  // The browser darkens what it paints. The computed styles stay as they are.
  await expect
    .poll(async () => {
      const { dominant } = await sharp(await page.getByRole('banner').screenshot()).stats()
      return Math.min(dominant.r, dominant.g, dominant.b)
    })
    .toBeGreaterThan(200)
})

for (const locale of ['en', 'ar'] as const) {
  test(`the theme is the state of its button, also if the system changes it (${locale})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await openApp(page, pathFor('about', locale))
    const { dark } = messagesOf(locale, 'common').theme
    const button = (pressed: boolean) => page.getByRole('button', { name: dark, pressed })

    await expect(button(false)).toBeVisible()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(button(true)).toBeVisible()
    await button(true).click()
    await expect(button(false)).toBeVisible()
  })
}
