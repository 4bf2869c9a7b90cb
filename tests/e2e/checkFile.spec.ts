import { createHash } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { violations } from '../support/accessibility'
import { openApp } from '../support/app'
import { messagesOf } from '../support/content'
import { nextFrame } from '../support/frames'
import { headerLink } from '../support/layoutControls'
import { publishHash } from '../support/responses'

const { title, label, ours, unknown } = messagesOf('en', 'download').checkFile

/** A file that is larger than one chunk of a stream. */
const published = {
  name: 'setup.exe',
  mimeType: 'application/octet-stream',
  buffer: Buffer.alloc(300_000, 'a'),
}

/** The same file with another last byte. */
const changed = {
  ...published,
  buffer: Buffer.concat([published.buffer.subarray(1), Buffer.from('b')]),
}

const section = (page: Page) => page.getByRole('region', { name: title })

/** Reaches the field for a file, and chooses the file. */
async function checkFile(page: Page, file: typeof published): Promise<void> {
  const field = section(page).getByLabel(label)

  await field.focus()
  await expect(field).toBeFocused()
  await field.setInputFiles(file)
}

test.beforeEach(async ({ page }) => {
  await publishHash(page, createHash('sha256').update(published.buffer).digest('hex'))
  await openApp(page, '/about/')
  await headerLink(page, '/download/').click()
})

test('a file with a published hash is recognized', async ({ page }) => {
  await checkFile(page, published)

  await expect(section(page).getByRole('status')).toContainText(ours.replace('{file}', ''))
})

test('a file with another hash is unknown, also after one that is recognized', async ({ page }) => {
  await checkFile(page, published)
  await expect(section(page).getByRole('status')).toContainText(ours.replace('{file}', ''))
  await checkFile(page, changed)

  await expect(section(page).getByRole('status')).toHaveText(unknown)
  expect(await violations(page)).toEqual([])
})

test('the result of a large file does not replace that of the file that is chosen after it', async ({
  page,
}) => {
  await page.evaluate(() => {
    const digest = crypto.subtle.digest.bind(crypto.subtle)
    let isFirst = true

    crypto.subtle.digest = async (...file) => {
      const isLarge = isFirst

      isFirst = false
      if (isLarge) await new Promise((done) => Object.assign(window, { finishFirst: done }))

      return digest(...file)
    }
  })
  await checkFile(page, published)
  await checkFile(page, changed)
  await expect(section(page).getByRole('status')).toHaveText(unknown)

  await page.evaluate(async () => {
    ;(window as unknown as { finishFirst: () => void }).finishFirst()
    await crypto.subtle.digest('SHA-256', new Uint8Array(300_000))
  })
  await nextFrame(page)
  await expect(section(page).getByRole('status')).toHaveText(unknown)
})

test('a file is compared without an upload', async ({ page }) => {
  const sent: string[] = []

  page.on('request', (request) => sent.push(request.method()))
  await checkFile(page, published)
  await expect(section(page).getByRole('status')).toContainText(ours.replace('{file}', ''))

  expect(sent.filter((method) => method !== 'GET')).toEqual([])
})
