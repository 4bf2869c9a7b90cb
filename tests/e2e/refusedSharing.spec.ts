import { expect, test, type Page } from '@playwright/test'
import { openApp } from '../support/app'
import { messagesOf } from '../support/content'

const { copyFailed } = messagesOf('en', 'common')
const { try: swap } = messagesOf('en', 'home')

/** Makes the browser refuse to share and to copy, with an exception of the given name. */
const refuse = (page: Page, exception: string) =>
  page.addInitScript((name) => {
    const reject = () => Promise.reject(new DOMException('refused', name))

    Object.defineProperty(navigator, 'share', { value: reject })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: reject } })
  }, exception)

test('if the browser refuses sharing and copying, the link is selected with an explanation', async ({
  page,
}) => {
  await refuse(page, 'NotAllowedError')
  await openApp(page, '/')
  await page.getByRole('button', { name: swap.share }).click()

  await expect(page.getByRole('alert').filter({ hasText: copyFailed })).toBeVisible()
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('/swap/dai-ada/')
})

test('a link that is refused a second time is selected again', async ({ page }) => {
  await refuse(page, 'NotAllowedError')
  await openApp(page, '/')
  const selection = () => page.evaluate(() => getSelection()?.toString())

  for (const time of ['first', 'second']) {
    await page.evaluate(() => getSelection()?.removeAllRanges())
    await page.getByRole('button', { name: swap.share }).click()
    await expect.poll(selection, `the ${time} time`).toContain('/swap/dai-ada/')
  }
})

test('if the visitor closes the share sheet, no error is shown', async ({ page }) => {
  await refuse(page, 'AbortError')
  await openApp(page, '/')
  await page.getByRole('button', { name: swap.share }).click()
  await page.waitForLoadState('networkidle')

  await expect(page.getByText(copyFailed)).toHaveCount(0)
})
