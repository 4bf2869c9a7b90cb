import { expect, test } from '@playwright/test'
import { pathFor } from '../../src/lib/paths'
import { routes } from '../../src/site/routes'
import { formatterOf, messagesOf, readContent, releaseFile } from '../support/content'
import { disclosureProblems, focused, sliderProblems, tabTo } from '../support/keyboard'
import { mockDownloads, openApp, publishHash, watchClipboard } from '../support/visitor'

const { navigation, language } = messagesOf('en', 'common')
const downloads = messagesOf('en', 'downloads')
const { title } = messagesOf('en', 'download')
const { failure } = messagesOf('en', 'common')
const { stage } = messagesOf('en', 'home')
const hash = 'a'.repeat(64)

test('the keyboard can start a download and close the dialog', async ({ page }) => {
  await mockDownloads(page)
  await openApp(page, routes.home.path)
  await tabTo(page, 'link', navigation.download)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await tabTo(page, 'link', downloads.for.windows)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: downloads.dialog.title })
  await expect(dialog).toContainText(releaseFile('windowsDownloader').fileName)
  await tabTo(page, 'button', downloads.dialog.close)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  expect((await focused(page)).name).toContain(downloads.for.windows)
})

test('the keyboard can copy a hash', async ({ page }) => {
  const written = await watchClipboard(page)
  await publishHash(page, hash)
  await openApp(page, routes.about.path)
  await tabTo(page, 'link', navigation.download)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  await tabTo(page, 'button', downloads.dialog.copyHash)
  await page.keyboard.press('Space')
  await expect.poll(async () => (await focused(page)).name).toBe(downloads.dialog.copied)
  expect(await written()).toBe(hash)
})

test('the keyboard can change the language', async ({ page }) => {
  await openApp(page, routes.price.path)
  await tabTo(page, 'DisclosureTriangle', `${language.label}:`)
  expect(await disclosureProblems(page)).toEqual([])
  await page.keyboard.press('Enter')
  await tabTo(page, 'link', 'Deutsch')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(pathFor('price', 'de'))
})

test('the keyboard can open an FAQ answer', async ({ page }) => {
  const { tutorial } = readContent<{ tutorial: readonly [string] }>('site/faq.yaml')
  const { entries } = readContent<{
    readonly entries: readonly { readonly key: string; readonly question: string }[]
  }>('prose/en/faq.yaml')
  const first = entries.find(({ key }) => key === tutorial[0])
  const question = formatterOf('en').text(first?.question ?? 'missing')
  await openApp(page, routes.tutorial.path)
  expect(await tabTo(page, 'DisclosureTriangle', question)).toMatchObject({ expanded: false })
  await page.keyboard.press('Enter')
  expect(await focused(page)).toMatchObject({ expanded: true })
  await expect(page.locator(`#${tutorial[0]} summary ~ *`)).toBeVisible()
})

test('the keyboard can move the slider in the hero', async ({ page }) => {
  await openApp(page, routes.home.path)
  await tabTo(page, 'slider', stage.label)
  expect(await sliderProblems(page)).toEqual([])
})

test('the keyboard can follow the link from a not-found page to the home page', async ({
  page,
}) => {
  await openApp(page, '/nowhere/')
  await expect(page.getByRole('timer')).toBeVisible()
  await tabTo(page, 'link', failure.home)
  await expect(page.getByRole('timer')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(routes.home.path)
})
