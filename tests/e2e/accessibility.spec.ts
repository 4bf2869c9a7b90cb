import { test, type Page } from '@playwright/test'
import { openAnswers, violations } from '../support/accessibility'
import { openApp } from '../support/app'
import { messagesOf } from '../support/content'
import { expectNoFaults } from '../support/faults'
import { tabProblems } from '../support/keyboard'
import { mockDownloads } from '../support/responses'
import { targetSizes } from '../support/rules/targetSizes'
import { visibleIcons } from '../support/rules/visibleIcons'
import { faultsOf } from '../support/rules/visit'
import { isFull, pagesIn, samplesIn, type sitePages } from '../support/sitePages'

const themes = ['light', 'dark'] as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The states in which axe looks at a page. The colours depend on the theme and not on the width. */
const looks = [
  { width: 360, colorScheme: 'light', scope: 'all' },
  { width: 360, colorScheme: 'dark', scope: 'colours' },
  { width: 1280, colorScheme: 'light', scope: 'all' },
] as const

/** Returns how axe looks at a page. Translations have the elements of the English pages, so once is enough. */
const looksAt = ({ locale, route }: (typeof sitePages)[number]) =>
  isFull || locale === 'en' || route === 'home' ? looks : looks.slice(0, 1)

for (const sitePage of pagesIn('en', 'ar', 'ja')) {
  const { path, locale } = sitePage

  test.describe(() => {
    // Visitors in their own language get no offer of another one, which would cover a link at the window's lower edge.
    test.use({ locale })

    test(`${path} has no violation of WCAG 2.2 AA`, async ({ page }) => {
      const faults: string[] = []

      await openApp(page, path)
      await openAnswers(page)
      for (const { width, colorScheme, scope } of looksAt(sitePage)) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        const secondary = page.locator('main .secondary').locator('visible=true').last()
        if (await secondary.isVisible()) await secondary.hover()
        const found = await violations(page, isFull ? 'all' : scope)

        faults.push(
          ...found.map((fault) => `${path} at ${width} px in the ${colorScheme} theme: ${fault}`),
        )
      }

      expectNoFaults(faults)
    })
  })
}

/** Opens each menu and dialog, and uses each control that changes how the page looks. Runs `check` in every state. */
async function visitStates(page: Page, check: (state: string) => Promise<void>): Promise<void> {
  const { swap } = messagesOf('en', 'common')

  for (const summary of await page.locator('header summary').locator('visible=true').all()) {
    await summary.click()
    await check('open menu')
    await summary.click()
  }

  const boxes = page.locator('main label:has(input[type=checkbox])').locator('visible=true')

  for (const box of await boxes.all()) {
    await box.click()
    await check('changed checkbox')
  }

  await page.getByRole('button', { name: swap.wear }).click()
  await check('worn swap')
  await page.locator('main a[data-download]').locator('visible=true').first().click()
  await page.getByRole('dialog', { name: messagesOf('en', 'downloads').dialog.title }).waitFor()
  await check('download dialog')
}

for (const width of [360, 1280]) {
  test(`menus, dialogs and other states have no violation of WCAG 2.2 AA at ${width} px`, async ({
    page,
  }) => {
    const faults: string[] = []

    await page.setViewportSize({ width, height: 900 })
    await mockDownloads(page)
    await openApp(page, '/')
    await visitStates(page, async (state) => {
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme })
        const found = [
          ...(await violations(page, colorScheme === 'light' ? 'all' : 'colours')),
          ...(await faultsOf(page, [visibleIcons, targetSizes])),
        ]

        faults.push(...found.map((fault) => `${state}, ${colorScheme} theme: ${fault}`))
      }
    })
    expectNoFaults(faults)
  })
}

for (const { colorScheme, pages } of [
  { colorScheme: 'light', pages: samplesIn('ar') },
  { colorScheme: 'dark', pages: samplesIn('ar').slice(0, 1) },
] as const) {
  test(`the Tab key reaches every control in order, with a visible focus (${colorScheme} theme)`, async ({
    page,
  }) => {
    const faults: string[] = []

    await page.emulateMedia({ colorScheme })
    for (const { path } of pages) {
      await openApp(page, path)
      faults.push(...(await tabProblems(page)).map((fault) => `${path}: ${fault}`))
    }

    expectNoFaults(faults)
  })
}
