import { expect, test, type Page } from '@playwright/test'
import { fillPlaceholders } from '../../src/lib/text'
import { messagesOf, releaseFile } from '../support/content'
import { violations } from '../support/accessibility'
import { agents, openApp, spoof } from '../support/visitor'

const { check, windows } = messagesOf('en', 'requirements')
const { failure } = messagesOf('en', 'common')

/** Expects that every download in the result of the check is this file. */
async function expectOffer(page: Page, key: string): Promise<void> {
  const links = page.locator('#requirements a[data-download]').locator('visible=true')
  const urls = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(urls.length).toBeGreaterThan(0)
  expect(new Set(urls)).toEqual(new Set([releaseFile(key).channels.preferred]))
}

test.describe('on Windows', () => {
  test.use({ userAgent: agents.windowsChrome })

  test('the check compares each row of the requirements and sends no data', async ({ page }) => {
    await spoof(page, {
      userAgentData: { platform: 'Windows' },
      highEntropy: { architecture: 'x86', platformVersion: '15.0.0' },
      webglRenderer:
        'ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11 vs_5_0 ps_5_0, D3D11-31.0.15)',
      deviceMemory: 8,
    })
    await openApp(page, '/download/')
    const section = page.locator('#requirements')

    await section.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    const sent: string[] = []

    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
    await section.getByRole('button', { name: check.start }).click()
    const line = (name: string) => section.getByRole('row').filter({ hasText: name }).last()

    await expect(line('Windows 11')).toContainText(check.cells.yes)
    await expect(line('at least 8 GB')).toContainText(check.cells.yes)
    await expect(line('GeForce RTX 3060')).toContainText(check.cells.unknown)
    await expect(section.getByText(check.bands.unknown)).toBeVisible()
    // The button has been removed, so the focus has moved to the result.
    await expect(page.locator(':focus')).toContainText(check.bands.unknown)
    await expect(line('Windows 11')).toContainText(check.sources.read)
    // Each answer counts: the verdict is "Yes" after the last one.
    const answer = (part: keyof typeof check.ask, option: string) =>
      section.getByLabel(check.ask[part]).selectOption({ label: option })

    for (const level of ['recommended', 'minimum'] as const) {
      for (const part of ['processor', 'memory', 'graphics'] as const)
        await answer(part, fillPlaceholders(check.choices.atLeast, { name: windows[level][part] }))
      const verdict = level === 'recommended' ? check.bands.well : check.bands.fast

      await expect(section.getByText(verdict)).toBeVisible()
    }

    await expect(line('GeForce RTX 3060')).toContainText(check.sources.answered)
    await answer('graphics', check.choices.older)
    await expect(section.getByText(check.bands.below)).toBeVisible()
    // The page requests only static files, whose URLs have no query that could contain data about the visitor.
    const staticFile = /^GET [^?\s]+\.(js|json|svg|avif|webp|woff2)$/

    expect(sent.filter((request) => !staticFile.test(request))).toEqual([])
    await expectOffer(page, 'windowsDownloader')
    expect(await violations(page)).toEqual([])
  })

  test('the page shows an error if the check fails to load, and a retry button', async ({
    page,
  }) => {
    await openApp(page, '/')
    const section = page.locator('#requirements')

    await section.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await page.route(/\.js$/, (route) => route.abort())
    await section.getByRole('button', { name: check.start }).click()
    await expect(section.getByText(failure.title)).toBeVisible()
    await page.unroute(/\.js$/)
    await section.getByRole('button', { name: failure.retry }).click()
    await expect(section.getByText(check.bands.unknown)).toBeVisible()
  })
})

test.describe('on a Mac', () => {
  test.use({ userAgent: agents.macFirefox })

  test('the check explains where macOS shows the facts that the browser does not report', async ({
    page,
  }) => {
    await spoof(page, { userAgentData: null, webglRenderer: 'Apple M1, or similar' })
    await openApp(page, '/download/')
    const section = page.locator('#requirements')

    await section.getByRole('button', { name: check.start }).click()
    await expect(section.getByText(check.find.mac.about).first()).toBeVisible()
    await expectOffer(page, 'macImage')
  })
})

test.describe('on Linux', () => {
  test.use({ userAgent: agents.linux })

  test('the check reports that Linux is not supported', async ({ page }) => {
    await spoof(page, { userAgentData: { platform: 'Linux' } })
    await openApp(page, '/download/')
    const section = page.locator('#requirements')
    await section.getByRole('button', { name: check.start }).click()
    await expect(section.getByText(check.bands.unsupported)).toBeVisible()
  })
})
