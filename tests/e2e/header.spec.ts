import { expect, test, type Page } from '@playwright/test'
import { pathFor } from '../../src/lib/paths'
import { localeCodes, locales, type Locale } from '../../src/site/locales'
import { openApp } from '../support/app'
import { messagesOf } from '../support/content'
import { expectNoFaults } from '../support/faults'
import { languageMenu, mobileMenu } from '../support/layoutControls'

const someLocales: readonly Locale[] = ['en', 'ar']
const { skipToContent } = messagesOf('en', 'common')

for (const { name, width, find } of [
  { name: 'language menu', width: 1280, find: languageMenu },
  { name: 'mobile menu', width: 360, find: mobileMenu },
]) {
  for (const locale of someLocales) {
    test(`the ${name} opens and closes by button, outside click and Escape (${locale})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await openApp(page, pathFor('price', locale))
      const { menu, control } = find(page, locale)

      await control.click()
      await expect(menu).toHaveAttribute('open')
      for (const link of await menu.getByRole('link').all())
        await expect(link).toBeInViewport({ ratio: 1 })
      await control.click()
      await expect(menu).not.toHaveAttribute('open')

      await control.click()
      await expect(menu).toHaveAttribute('open')
      await page.mouse.click(2, 790)
      await expect(menu).not.toHaveAttribute('open')

      await control.focus()
      await page.keyboard.press('Enter')
      await expect(menu).toHaveAttribute('open')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await expect(menu).not.toHaveAttribute('open')
      await expect(control).toBeFocused()
    })
  }
}

test('screen readers say the current language, also where the menu is only an icon', async ({
  page,
}) => {
  const { control } = languageMenu(page)
  const name = `${messagesOf('en', 'common').language.label}: ${locales.en.name}`

  await page.goto(pathFor('about', 'en'))
  for (const width of [360, 800, 1280]) {
    await page.setViewportSize({ width, height: 600 })
    await expect(control).toHaveAccessibleName(name)
  }
})

// The specification prescribes the breakpoint at 767 pixels.
test('the header has a mobile menu up to 767 pixels, and a row of links in wider windows', async ({
  page,
}) => {
  const row = page.getByRole('banner').getByRole('navigation')
  const { control } = mobileMenu(page)

  await page.goto(pathFor('about', 'en'))
  await page.setViewportSize({ width: 767, height: 600 })
  await expect(row).toBeHidden()
  await expect(control).toBeVisible()
  await page.setViewportSize({ width: 768, height: 600 })
  await expect(row).toBeVisible()
  await expect(control).toBeHidden()
})

for (const locale of localeCodes) {
  test(`the name is next to the logo wherever there is room for it (${locale})`, async ({
    page,
  }) => {
    const faults: string[] = []

    await page.goto(pathFor('about', locale))
    for (const width of [390, 767, 768, 820, 834, 860, 899, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const { isShown, room, needed } = await brandName(page)

      if (!isShown && room >= needed)
        faults.push(`${width} px: the name needs ${needed} px, and there are ${room} px`)
    }

    expectNoFaults(faults)
  })
}

/**
 * Returns whether the header shows the name of the brand, the room that it needs with its distances from the logo (8 px)
 * and from the links (16 px), and the room that the logo, the links and the tools leave, both in pixels.
 */
function brandName(page: Page): Promise<{ isShown: boolean; room: number; needed: number }> {
  return page.getByRole('banner').evaluate((header) => {
    const [logo, name] = [...(header.querySelector('a')?.children ?? [])]
    const range = document.createRange()
    if (!logo || !name) throw new Error('The header has no logo or no name.')
    range.selectNodeContents(name)

    const box = range.getBoundingClientRect()
    const end = logo.getBoundingClientRect()
    const links = header.querySelector('nav ul')
    const shown = [...(links?.children ?? [])].map((link) => link.getBoundingClientRect())
    const tools = header.lastElementChild?.getBoundingClientRect()
    const used = shown.reduce((sum, { width }) => sum + width, 0)
    const gaps = shown.length * (links ? parseFloat(getComputedStyle(links).columnGap) || 0 : 0)
    const { paddingInlineStart } = getComputedStyle(header)
    const inside = header.clientWidth - 2 * parseFloat(paddingInlineStart)

    return {
      isShown: box.width > 20 && box.bottom <= header.getBoundingClientRect().bottom + 1,
      room: Math.floor(inside - end.width - used - gaps - (tools?.width ?? 0)),
      needed: Math.ceil(box.width + 8 + 16),
    }
  })
}

test.describe('a menu that was opened in a narrow window', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 600 })
    await openApp(page, pathFor('about', 'en'))
    const { menu, control } = mobileMenu(page)

    await control.click()
    await expect(menu).toHaveAttribute('open')
    await page.setViewportSize({ width: 900, height: 600 })
  })

  test('closes in a wide window', async ({ page }) => {
    await expect(mobileMenu(page).menu).not.toHaveAttribute('open')
  })

  test('does not keep the header of a wide window from hiding on the way down', async ({
    page,
  }) => {
    const header = page.getByRole('banner')

    await page.mouse.move(450, 400)
    await page.mouse.wheel(0, 900)
    await expect(header).not.toBeInViewport()

    // On the way up, the header comes back before the top of the page.
    await page.mouse.wheel(0, -100)
    await expect(header).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })
})

test('the skip link comes first and moves the focus to the content', async ({ page }) => {
  await openApp(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: skipToContent })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

for (const width of [1280, 360]) {
  test(`the header stays while the focus is in it, also after scrolling (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openApp(page, '/about/')
    /** Returns the label of the focused control of the header, and whether it is in the window. */
    const focused = () =>
      page.evaluate(() => {
        const control = document.activeElement?.closest<HTMLElement>('header *')
        const { top = 0, bottom = 0 } = control?.getBoundingClientRect() ?? {}
        const label = control?.getAttribute('aria-label') ?? control?.innerText

        return control ? { label, isShown: top >= 0 && bottom > 0 && bottom <= innerHeight } : null
      })
    const hidden: unknown[] = []
    let stops = 0

    await page.mouse.move(width / 2, 500)
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab')
      if (!(await focused())) {
        if (stops > 0) break
        continue
      }

      stops += 1
      await page.mouse.wheel(0, 700)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
      const stop = await focused()

      if (!stop?.isShown) hidden.push(stop?.label)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    }

    expect(stops).toBeGreaterThan(3)
    expect(hidden).toEqual([])
  })
}

test('the header also hides from visitors who scroll slowly', async ({ page }) => {
  await openApp(page, '/')
  await page.evaluate(async () => {
    for (let frame = 0; frame < 100; frame += 1) {
      scrollBy(0, 4)
      await new Promise(requestAnimationFrame)
    }
  })

  await expect(page.getByRole('banner')).not.toBeInViewport()
})
