import { expect, test } from '@playwright/test'
import { openApp } from '../support/app'
import { messagesOf } from '../support/content'
import { opening, hints, noHints } from '../support/downloads'
import { layoutShift } from '../support/layoutShift'
import { blockFonts } from '../support/responses'
import { spoof } from '../support/spoof'
import { agents } from '../support/userAgents'

const messages = messagesOf('en', 'downloads')
const { check } = messagesOf('en', 'requirements')

const oldMac = { architecture: 'arm', platformVersion: '12.7.6' }
const armWindows = { architecture: 'arm', platformVersion: '15.0.0' }

for (const { problem, system, agent, spoofed } of [
  { problem: 'oldWindows', system: 'windows', agent: 'windows7', spoofed: noHints },
  {
    problem: 'armWindows',
    system: 'windows',
    agent: 'windowsChrome',
    spoofed: hints('Windows', armWindows),
  },
  { problem: 'oldMac', system: 'mac', agent: 'macChrome', spoofed: hints('macOS', oldMac) },
] as const) {
  test.describe(`a system with the problem ${problem}`, () => {
    test.use({ userAgent: agents[agent] })

    test.beforeEach(async ({ page }) => {
      await blockFonts(page)
      await spoof(page, spoofed)
    })

    for (const path of ['/', '/download/'])
      test(`is warned before the download, without a layout shift, on ${path}`, async ({
        page,
      }) => {
        await openApp(page, path)
        await expect(page.getByText(messages.notice[problem])).toBeVisible()
        expect(await layoutShift(page)).toBeLessThan(0.01)
      })

    test('can still download the app', async ({ page }) => {
      await openApp(page, '/download/')

      const link = opening(page).getByRole('link', { name: messages.for[system] })

      await expect(link).toBeVisible()
    })

    test('gets the same verdict from the check of the computer, without a download', async ({
      page,
    }) => {
      const section = page.locator('#requirements')

      await openApp(page, '/download/')
      await section.getByRole('button', { name: check.start }).click()

      await expect(section.getByText(check.bands.below)).toBeVisible()
      await expect(section.locator('a[data-download]')).toHaveCount(0)
    })
  })
}
