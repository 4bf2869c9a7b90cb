import { expect, test, type Page } from '@playwright/test'
import { appRuns, holdApp } from '../support/app'
import { messagesOf } from '../support/content'
import { spoof } from '../support/spoof'
import { agents } from '../support/userAgents'

const { swap, theme } = messagesOf('en', 'common')
const { check } = messagesOf('en', 'requirements')

/** Opens a page whose app has not loaded yet, as on a slow network. Returns a function that lets it load. */
async function openBeforeApp(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdApp(page)

  await page.goto(path, { waitUntil: 'domcontentloaded' })

  return async () => {
    release()
    await appRuns(page)
  }
}

test('the theme button that is pressed before the app runs changes the theme', async ({ page }) => {
  const startApp = await openBeforeApp(page, '/')

  await page.getByRole('button', { name: theme.dark }).click()
  await startApp()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a button that is pressed again before the app runs is pressed once', async ({ page }) => {
  const startApp = await openBeforeApp(page, '/')
  const button = page.getByRole('button', { name: theme.dark })

  await button.click()
  await button.click()
  await startApp()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a face that is chosen to be worn before the app runs is worn', async ({ page }) => {
  const startApp = await openBeforeApp(page, '/')

  await page.getByRole('button', { name: swap.wear, exact: true }).first().click()
  await startApp()
  await expect(page.locator('html')).toHaveAttribute('data-wear')
})

test.describe('on Windows', () => {
  test.use({ userAgent: agents.windowsChrome })

  test('the check that is started before the app runs gives its answer', async ({ page }) => {
    await spoof(page, { userAgentData: { platform: 'Windows' } })
    const startApp = await openBeforeApp(page, '/download/')
    const section = page.locator('#requirements')

    await section.getByRole('button', { name: check.start }).click()
    await startApp()
    await expect(section.getByText(check.bands.unknown)).toBeVisible()
  })
})

test('a file that is chosen before the app runs is chosen again for the app', async ({ page }) => {
  const startApp = await openBeforeApp(page, '/')

  // No page has a file field until hashes are published.
  await page.evaluate(() => {
    const box = document.createElement('div')
    const input = document.createElement('input')

    box.className = 'withScripts'
    input.type = 'file'
    box.append(input)
    document.body.append(box)
  })
  const field = page.locator('input[type="file"]')

  await field.setInputFiles({ name: 'a.exe', mimeType: '', buffer: Buffer.from('a') })
  await field.evaluate((element) => {
    element.addEventListener('change', () => element.setAttribute('title', 'chosen'))
  })
  await startApp()
  await expect(field).toHaveAttribute('title', 'chosen')
})
