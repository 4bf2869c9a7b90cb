import { expect, test, type Page } from '@playwright/test'
import { palette } from '../src/site/palette'
import { openApp } from './support/visitor'

const others = { light: 'dark', dark: 'light' } as const
const papers = { light: palette.paper, dark: palette.paperInTheDark } as const

type Theme = keyof typeof papers

/** The colours behind the page and of the browser's own bar, which takes that of the first tag that fits the system. */
function colours(page: Page) {
  return page.evaluate(() => {
    const hex = (colour: string) => {
      const context = document.createElement('canvas').getContext('2d')
      if (!context) throw new Error('the browser has no canvas')
      context.fillStyle = colour
      return context.fillStyle
    }
    const tags = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
    const bar = [...tags].find(({ media }) => matchMedia(media).matches)
    return {
      page: hex(getComputedStyle(document.documentElement).backgroundColor),
      bar: hex(bar?.content ?? ''),
    }
  })
}

async function expectTheme(page: Page, theme: Theme) {
  const paper = papers[theme]
  await expect.poll(() => colours(page), theme).toEqual({ page: paper, bar: paper })
}

for (const system of ['light', 'dark'] as const) {
  test.describe(`where the system is ${system}`, () => {
    test.use({ colorScheme: system })

    test('the switch turns the page and the browser’s bar, here and on other pages', async ({
      page,
    }) => {
      const toggle = page.getByRole('button', { name: 'Switch between light and dark' })
      await openApp(page, '/')
      await expectTheme(page, system)
      await toggle.click()
      await expectTheme(page, others[system])
      await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click()
      await expect(page).toHaveURL(/\/about\/$/)
      await expectTheme(page, others[system])
      await openApp(page, '/price/')
      await expectTheme(page, others[system])
      await toggle.click()
      await expectTheme(page, system)
    })

    test('a chosen theme does not wait for the app', async ({ page }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), others[system])
      await page.route('**/boot-*.js', (route) => route.abort())
      await page.goto('/price/')
      expect(await colours(page)).toMatchObject({ page: papers[others[system]] })
    })
  })
}
