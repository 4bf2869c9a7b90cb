import { expect, test, type Page } from '@playwright/test'
import { openApp } from '../support/app'
import { messagesOf, releaseFile } from '../support/content'
import { downloadLink } from '../support/downloads'
import { headerLink } from '../support/layoutControls'
import { editPageData, mockDownloads } from '../support/responses'

const { dialog: texts } = messagesOf('en', 'downloads')
const { fileName } = releaseFile('macImage')
const hash = '0123456789abcdef'.repeat(4)

/** Starts the download for Macs, as if the proofs of all files were published. Returns the dialog. */
async function openDialog(page: Page) {
  await mockDownloads(page)
  await editPageData(page, (data) =>
    data
      .replaceAll('"sha256":null', `"sha256":"${hash}"`)
      .replaceAll('"signature":null', '"signature":"https://download.site.example/app.asc"'),
  )
  await openApp(page, '/about/')
  await headerLink(page, '/download/').click()
  await downloadLink(page, 'macImage').click()

  return page.getByRole('dialog', { name: texts.title })
}

test('the link to the public virus scan leads to the file with this hash', async ({ page }) => {
  const dialog = await openDialog(page)

  // The URL of a report as VirusTotal documents it.
  await expect(dialog.getByRole('link', { name: 'VirusTotal' })).toHaveAttribute(
    'href',
    `https://www.virustotal.com/gui/file/${hash}`,
  )
})

test('the command that computes the hash is first for the own system of the file', async ({
  page,
}) => {
  const dialog = await openDialog(page)

  await dialog.getByText(texts.verify).click()
  const { mac, windows } = texts.verifyOn

  await expect(dialog.getByText(new RegExp(`^(${mac}|${windows})$`))).toHaveText([mac, windows])
})

test('the command that verifies the signature names the signature before the file', async ({
  page,
}) => {
  const dialog = await openDialog(page)

  // GnuPG takes the first file for the signature: gpg --verify app.asc app
  await expect(dialog.locator('code', { hasText: 'gpg' })).toHaveText(
    `gpg --verify "$HOME/Downloads/app.asc" "$HOME/Downloads/${fileName}"`,
  )
})
