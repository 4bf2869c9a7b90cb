import { expect, test, type Locator, type Page } from '@playwright/test'
import { pathFor } from '../../src/lib/paths'
import { appRuns, openApp, showsPage } from '../support/app'
import { messagesOf, readSiteFile, releaseFile } from '../support/content'
import { mockDownloads } from '../support/responses'

const { navigation, failure } = messagesOf('en', 'common')
const downloads = messagesOf('en', 'downloads')

/** Presses Tab until the focus is on the control. Fails if the focus never gets there. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  /** More stops than any page has. */
  const most = 150

  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab')
    const isFocused = await control
      .first()
      .evaluate((element) => element === document.activeElement)
      .catch(() => false)
    if (isFocused) return
  }

  throw new Error(`${String(control)} has no focus after ${most} presses of the Tab key.`)
}

const visibleLink = (page: Page, name: string) =>
  page.getByRole('link', { name }).locator('visible=true')

test('the keyboard can find the download, start it and close the dialog', async ({ page }) => {
  await mockDownloads(page)
  await openApp(page, '/')
  await tabTo(page, visibleLink(page, navigation.download))
  await page.keyboard.press('Enter')
  await showsPage(page, 'download')
  const link = page.locator('main a[data-download=windowsDownloader]').locator('visible=true')

  await tabTo(page, link)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: downloads.dialog.title })

  await expect(dialog).toContainText(releaseFile('windowsDownloader').fileName)
  await tabTo(page, dialog.getByRole('button', { name: downloads.dialog.close }))
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(link.first()).toBeFocused()
})

test('the keyboard can change the language', async ({ page }) => {
  await openApp(page, '/price/')
  await tabTo(page, page.locator('header details:has([hreflang]) > summary'))
  await page.keyboard.press('Enter')
  await tabTo(page, page.locator('header [hreflang=de]'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(pathFor('price', 'de'))
  await expect(page.locator('header details[open]')).toHaveCount(0)
})

test('the keyboard can open and close an answer', async ({ page }) => {
  const { tutorial = [] } = readSiteFile('faq')
  const answer = page.locator(`#${tutorial[0]}`)

  await openApp(page, '/tutorial/')
  await tabTo(page, answer.locator('summary'))
  await page.keyboard.press('Enter')
  await expect(answer.locator('summary ~ *').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(answer.locator('summary ~ *').first()).toBeHidden()
})

test('the keyboard can move the line in the opening to both ends, and a new face moves it back', async ({
  page,
}) => {
  const slider = page.locator('main input[type=range]')
  const text = () => slider.getAttribute('aria-valuetext')

  await openApp(page, '/')
  await tabTo(page, slider)
  const start = await text()

  await page.keyboard.press('ArrowRight')
  expect(await text()).not.toBe(start)
  for (const [key, attribute] of [
    ['Home', 'min'],
    ['End', 'max'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(slider).toHaveValue((await slider.getAttribute(attribute)) ?? '')
  }

  // At this end, the line hides the face.
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect.poll(text).toBe(start)
})

test('the keyboard can leave a not-found page, which then does not redirect', async ({ page }) => {
  // Not `openApp`: its event would stop the countdown if the app has already started.
  await page.goto('/nowhere/')
  await appRuns(page)
  await expect(page.getByRole('timer')).toBeVisible()
  await tabTo(page, page.locator('main').getByRole('link', { name: failure.home }))
  await expect(page.getByRole('timer')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await showsPage(page, 'home')
})
