import { expect, test } from '@playwright/test'
import { openApp } from '../support/app'
import { messagesOf } from '../support/content'
import { opening, noHints } from '../support/downloads'
import { spoof } from '../support/spoof'
import { agents } from '../support/userAgents'

const { phone } = messagesOf('de', 'downloads')

test.use({ userAgent: agents.iPhone, viewport: { width: 390, height: 844 } })

test.beforeEach(async ({ page }) => {
  await spoof(page, noHints)
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: ShareData) => {
        Object.assign(window, { shared: data.url })

        return Promise.resolve()
      },
    })
  })
  await openApp(page, '/de/')
})

test('a phone can share the link to the download page', async ({ page }) => {
  await opening(page).getByRole('button', { name: phone.share }).click()

  const shared = await page.evaluate(() => (window as { shared?: string }).shared)

  expect(shared).toMatch(/\/de\/download\/$/)
})

test('a phone can send the link to the download page by email', async ({ page }) => {
  const mail = opening(page).getByRole('link', { name: phone.mail })
  const url = decodeURIComponent((await mail.getAttribute('href')) ?? '')

  expect(url).toMatch(/^mailto:\?subject=.*https:\/\/.*\/de\/download\//s)
})

test('a phone can copy the link to the download page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await opening(page).getByRole('button', { name: phone.copyLink }).click()

  await expect(opening(page).getByText(phone.linkCopied)).toBeVisible()
})
