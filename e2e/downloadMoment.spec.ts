import { EventEmitter, once } from 'node:events'
import { expect, test } from '@playwright/test'
import { readContent, wordsOf } from '../tests/support/words'
import { answerDownloads } from './support/answerDownloads'
import { violations } from './support/violations'
import { openApp, publishHash } from './support/visitor'

interface Releases {
  readonly files: readonly {
    readonly key: string
    readonly fileName: string
    readonly sha256: string | null
    readonly channels: { readonly preferred: string; readonly mirror: string }
  }[]
}

const { files } = readContent('site/releases.json') as Releases
const words = wordsOf('en', 'downloads').moment
const hash = 'a'.repeat(64)

const fileOf = (key: string) => {
  const file = files.find((one) => one.key === key)
  if (!file) throw new Error(`releases.json has no ${key}`)
  return file
}

for (const { key, system, path } of [
  { key: 'windowsDownloader', system: 'windows', path: '/' },
  { key: 'macImage', system: 'mac', path: '/download/' },
] as const) {
  test(`a download for ${system} says what it is and what comes next`, async ({ page }) => {
    const asked = await answerDownloads(page)
    const { fileName, sha256, channels } = fileOf(key)
    await openApp(page, path)
    await page.locator(`main a[data-download="${key}"]`).first().click()
    const dialog = page.getByRole('dialog', { name: words.title })
    await expect(dialog).toContainText(fileName)
    await expect(dialog).toContainText(new URL(channels.preferred).host)
    await expect(dialog).toContainText(sha256 ?? words.notPublished)
    await expect(dialog.getByRole('link', { name: words.mirror })).toHaveAttribute(
      'href',
      channels.mirror,
    )
    for (const step of Object.values(words[system])) await expect(dialog).toContainText(step)
    await expect(dialog).toContainText(words.consent)
    expect(await violations(page)).toEqual([])
    expect(asked).toEqual([channels.preferred])
    await dialog.getByRole('link', { name: words.tutorial }).click()
    await expect(page).toHaveURL('/tutorial/')
    await expect(dialog).toHaveCount(0)
  })
}

test('works by keyboard, and gives the focus back', async ({ page }) => {
  await answerDownloads(page)
  await openApp(page, '/')
  const link = page.locator('main a[data-download]').first()
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: words.title })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('a click before the app runs is not lost', async ({ page }) => {
  await answerDownloads(page)
  const visitor = new EventEmitter()
  const clicked = once(visitor, 'clicked')
  await page.route(/\/app-[0-9a-f]+\.js$/, async (route) => {
    await clicked
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('main a[data-download]').first().click()
  visitor.emit('clicked')
  await expect(page.getByRole('dialog', { name: words.title })).toBeVisible()
})

test('without its dialog a download goes on', async ({ page }) => {
  const asked = await answerDownloads(page)
  await openApp(page, '/')
  await page.route(/\.js$/, (route) => route.abort())
  await page.locator('main a[data-download]').first().click()
  await expect.poll(() => asked).toHaveLength(1)
  await expect(page.locator('h1')).toBeVisible()
})

test('a published hash is copied by one button', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  // The site may write to the clipboard, but nobody may read it: what was written is noted here.
  await page.addInitScript(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard)
    navigator.clipboard.writeText = async (text) => {
      await write(text)
      Object.assign(window, { written: text })
    }
  })
  await answerDownloads(page)
  await publishHash(page, hash)
  await openApp(page, '/about/')
  await page.locator('header').getByRole('link', { name: 'Download' }).click()
  await page.locator('main a[data-download="macImage"]').first().click()
  const dialog = page.getByRole('dialog', { name: words.title })
  await dialog.getByRole('button', { name: words.copyHash }).click()
  await expect(dialog.getByText(words.copied)).toBeVisible()
  expect(await page.evaluate(() => (window as { written?: string }).written)).toBe(hash)
  await dialog.getByText(words.verify).click()
  await expect(dialog.getByText('Get-FileHash')).toBeVisible()
  await expect(dialog.getByText('shasum -a 256')).toBeVisible()
})
