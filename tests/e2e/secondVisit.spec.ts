import { expect, test, type Page } from '@playwright/test'
import { messagesOf } from '../support/content'
import { openApp } from '../support/visitor'

const { banner, swap, theme } = messagesOf('en', 'common')

test.use({ colorScheme: 'light' })

/** Returns what the visitor's earlier choices change on a page. */
async function choices(page: Page) {
  const isDark = () => getComputedStyle(document.documentElement).colorScheme === 'dark'
  return {
    banner: await page.getByText(banner.text).isVisible(),
    dark: await page.evaluate(isDark),
    worn: await page.locator('header a img').evaluate((image) => getComputedStyle(image).content),
  }
}

test('choices apply to a second visit, to other tabs and to pages behind the Back button', async ({
  page,
  context,
}) => {
  const left = await context.newPage()

  await openApp(left, '/about/')
  await left.goto('/robots.txt')
  const other = await context.newPage()

  await openApp(other, '/price/')
  await openApp(page, '/?swap=eva-dai#try')
  await page.getByRole('button', { name: swap.wear }).click()
  await page.getByRole('button', { name: theme.toggle }).click()
  await page.getByRole('button', { name: banner.close }).click()
  await left.goBack()
  const second = await context.newPage()

  await second.goto('/credits/')
  const worn = expect.stringContaining('-dai.svg') as unknown

  expect(await choices(second)).toEqual({ banner: false, dark: true, worn })
  for (const tab of [other, left])
    await expect.poll(async () => (await choices(tab)).worn).toEqual(worn)
})
