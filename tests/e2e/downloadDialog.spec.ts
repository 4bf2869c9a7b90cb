import { expect, test, type Page } from '@playwright/test'
import { violations } from '../support/accessibility'
import { expectReload, holdApp, markDocument, openApp, showsPage } from '../support/app'
import { messagesOf, releaseFile } from '../support/content'
import { downloadLink } from '../support/downloads'
import { mockDownloads } from '../support/responses'

const messages = messagesOf('en', 'downloads')
const { dialog: texts } = messages

/** Locates the dialog of a download that has started. */
const dialogOf = (page: Page) => page.getByRole('dialog', { name: texts.title })

const expectLink = (page: Page, name: string, url: string) =>
  expect(dialogOf(page).getByRole('link', { name })).toHaveAttribute('href', url)

for (const { key, system, path } of [
  { key: 'windowsDownloader', system: 'windows', path: '/' },
  { key: 'macImage', system: 'mac', path: '/download/' },
] as const) {
  const { fileName, sha256, channels } = releaseFile(key)

  test.describe(`a started download of ${key}`, () => {
    let requested: string[]

    test.beforeEach(async ({ page }) => {
      requested = await mockDownloads(page)
      await openApp(page, path)
      await downloadLink(page, key).click()
    })

    test('opens a dialog with the name, the host and the hash of the file', async ({ page }) => {
      await expect(dialogOf(page)).toContainText(fileName)
      await expect(dialogOf(page)).toContainText(new URL(channels.preferred).host)
      if (sha256) await expect(dialogOf(page)).toContainText(sha256)

      expect(await violations(page)).toEqual([])
    })

    test('requests the file once', async ({ page }) => {
      await expect(dialogOf(page)).toBeVisible()

      expect(requested).toEqual([channels.preferred])
    })

    test('explains the next steps, on a Mac with a picture', async ({ page }) => {
      for (const step of ['install', 'camera'] as const)
        await expect(dialogOf(page)).toContainText(texts[system][step])

      if (system === 'mac')
        await expect(dialogOf(page).getByRole('img')).toHaveAccessibleName(messages.prompt.mac.alt)
    })

    test('reminds the visitor to ask the person whose face it is', async ({ page }) => {
      await expect(dialogOf(page)).toContainText(texts.consent)
    })

    test('can be repeated, from the mirror, too', async ({ page }) => {
      await expectLink(page, texts.again, channels.preferred)
      await expectLink(page, texts.mirror, channels.mirror)
    })
  })

  test.describe(`a download of ${key} from the mirror`, () => {
    test.beforeEach(async ({ page }) => {
      await mockDownloads(page)
      await openApp(page, '/download/')
      await page.locator(`main a[href="${channels.mirror}"]`).locator('visible=true').click()
    })

    test('can be repeated from the main server', async ({ page }) => {
      await expect(dialogOf(page)).toContainText(texts.textMirror)
      await expectLink(page, texts.again, channels.mirror)
      await expectLink(page, texts.ownServer, channels.preferred)
      await expect(dialogOf(page).getByRole('link', { name: texts.mirror })).toHaveCount(0)
    })

    test('leads to the tutorial, without the dialog', async ({ page }) => {
      await dialogOf(page).getByRole('link', { name: texts.tutorial }).click()

      await expect(page).toHaveURL('/tutorial/')
      await expect(dialogOf(page)).toHaveCount(0)
    })
  })
}

test('the dialog opens even if the app was not running at the click', async ({ page }) => {
  await mockDownloads(page)
  const release = await holdApp(page)

  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('main a[data-download]').first().click()
  release()

  await expect(dialogOf(page)).toBeVisible()
})

test.describe('the URL of the dialog', () => {
  const { fileName } = releaseFile('windowsDownloader')
  /** The dialog without a download that starts. */
  const reopened = (page: Page) => page.getByRole('dialog', { name: texts.next })

  test.beforeEach(({ page }) => mockDownloads(page).then(() => undefined))

  test('lets Back close it, and Forward open it again', async ({ page }) => {
    await openApp(page, '/download/')
    await downloadLink(page, 'windowsDownloader').click()
    await expect(dialogOf(page)).toBeVisible()
    await expect(page).toHaveURL('/download/#install-windows')

    await page.goBack()
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(page).toHaveURL('/download/')

    await page.goForward()
    await expect(reopened(page)).toContainText(fileName)
  })

  test('leaves no page behind when the visitor closes it, so that Back leads to the page before', async ({
    page,
  }) => {
    await page.goto('/about/')
    await openApp(page, '/download/')
    await downloadLink(page, 'windowsDownloader').click()
    await expect(dialogOf(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/download/')

    await page.goBack()
    await expect(page).toHaveURL('/about/')
  })

  test('opens it again after a reload, with the download and the next steps', async ({ page }) => {
    await openApp(page, '/download/')
    await downloadLink(page, 'windowsDownloader').click()
    await expect(dialogOf(page)).toBeVisible()
    await page.reload()

    await expect(reopened(page)).toContainText(texts.windows.camera)
    // Nothing is starting, so the dialog offers the download.
    await expect(reopened(page).getByRole('link', { name: messages.for.windows })).toBeVisible()
  })

  test('ends when the visitor closes it', async ({ page }) => {
    await openApp(page, '/download/#install-windows')
    await expect(reopened(page)).toBeVisible()
    await page.keyboard.press('Escape')

    await expect(reopened(page)).toHaveCount(0)
    await expect(page).toHaveURL('/download/')
  })

  test('ends when the visitor clicks beside the dialog', async ({ page }) => {
    await openApp(page, '/download/#install-windows')
    await expect(reopened(page)).toBeVisible()
    await page.mouse.click(2, 2)

    await expect(reopened(page)).toHaveCount(0)
    await expect(page).toHaveURL('/download/')
  })

  test('can be shared in every language', async ({ page }) => {
    await page.goto('/de/download/#install-mac')

    const german = page.getByRole('dialog', { name: messagesOf('de', 'downloads').dialog.next })

    await expect(german).toContainText(releaseFile('macImage').fileName)
  })
})

test.describe('if the dialog cannot load', () => {
  const alert = (page: Page) => page.getByRole('alert').filter({ hasText: texts.title })
  const link = (page: Page) => page.locator('main a[data-download]').locator('visible=true').first()
  let requested: string[]

  test.beforeEach(async ({ page }) => {
    requested = await mockDownloads(page)
    await openApp(page, '/download/')
    await page.waitForLoadState('networkidle')
    await page.route('**/*.js', (route) => route.abort())
    await link(page).click()
  })

  test('the download starts, and a notification offers it again', async ({ page }) => {
    await expect(alert(page).getByRole('link', { name: texts.again })).toBeVisible()

    expect(requested).toHaveLength(1)
  })

  test('the notification links to the tutorial, which loads in full', async ({ page }) => {
    await expect(alert(page)).toBeVisible()
    await page.unroute('**/*.js')
    await markDocument(page)
    await alert(page).getByRole('link', { name: texts.tutorial }).click()

    await showsPage(page, 'tutorial')
    await expectReload(page)
  })

  test('it opens after the next click', async ({ page }) => {
    await expect(alert(page)).toBeVisible()
    await page.unroute('**/*.js')
    await link(page).click()

    await expect(dialogOf(page)).toBeVisible()
  })
})
