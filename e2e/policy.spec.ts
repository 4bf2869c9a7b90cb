import { expect, test, type Page } from '@playwright/test'
import { sitePages } from '../tests/support/sitePages'
import { localeCodes } from '../src/site/locales'
import { appRuns } from './support/visitor'

/** Notes what the security policy refuses on a page, from now on and on all that follow. */
async function watchPolicy(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction('noteRefused', (line: string) => refused.push(line))
  await page.addInitScript(() => {
    const { noteRefused } = window as unknown as { noteRefused: (line: string) => void }
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event
      noteRefused(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
  return refused
}

/** Starts the app without waiting for an idle moment, and waits until it runs. */
async function wakeUp(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await appRuns(page)
}

for (const locale of localeCodes) {
  test(`the policy refuses nothing on the pages in ${locale}`, async ({ page }) => {
    const refused = await watchPolicy(page)
    for (const { path } of sitePages.filter((each) => each.locale === locale)) {
      const response = await page.goto(path)
      expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
      await wakeUp(page)
    }
    expect(refused).toEqual([])
  })
}

test('the policy refuses nothing while a visitor moves from page to page', async ({ page }) => {
  const refused = await watchPolicy(page)
  await page.goto('/')
  await wakeUp(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  for (const path of ['/price/', '/credits/', '/tutorial/', '/privacy/', '/download/']) {
    await page.locator(`a[href="${path}"]:visible`).first().click()
    await expect(page).toHaveURL(path)
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(refused).toEqual([])
})

test('the form of the banner closes it though no form may be sent', async ({ page }) => {
  const refused = await watchPolicy(page)
  await page.goto('/about/')
  const banner = page.locator('dialog[open]').first()
  await banner.locator('form[method=dialog] button').click()
  await expect(banner).toBeHidden()
  await expect(page).toHaveURL('/about/')
  expect(refused).toEqual([])
})

test('what nobody allowed is refused', async ({ page }) => {
  const refused = await watchPolicy(page)
  await page.goto('/about/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.append('document.title = "changed"')
    document.body.append(script)
  })
  await expect.poll(() => refused.length).toBeGreaterThan(0)
  expect(await page.title()).not.toBe('changed')
})
