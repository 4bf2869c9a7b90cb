import { expect, test, type Page } from '@playwright/test'
import { messagesOf } from '../support/content'
import { agents, appRuns, openApp } from '../support/visitor'

const { install, system, mac } = messagesOf('en', 'tutorial')
const steps = { windows: install.steps.download.title, mac: mac.diskImage.title }

/** Locates the group of radio buttons for Windows and Mac. */
const chooser = (page: Page) => page.getByRole('group', { name: system.label })

/** Expects the page to show the steps for one system and to hide those for the other. */
async function expectSteps(page: Page, shown: 'windows' | 'mac'): Promise<void> {
  await expect(page.getByRole('heading', { name: steps.windows })).toBeVisible({
    visible: shown === 'windows',
  })
  await expect(page.getByRole('heading', { name: steps.mac })).toBeVisible({
    visible: shown === 'mac',
  })
}

for (const [agent, own, other] of [
  ['macSafari', 'mac', 'windows'],
  ['windowsChrome', 'windows', 'mac'],
  ['iPhone', 'windows', 'mac'],
] as const) {
  test.describe(agent, () => {
    test.use({ userAgent: agents[agent] })

    test(`the tutorial shows the steps for ${own} until the visitor chooses ${other}`, async ({
      page,
    }) => {
      await page.goto('/tutorial/')
      await expectSteps(page, own)
      await appRuns(page)
      await expect(page.getByRole('radio', { name: system.names[own] })).toBeChecked()
      await expectSteps(page, own)
      await chooser(page).getByText(system.names[other], { exact: true }).click()
      await expectSteps(page, other)
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the tutorial shows both systems until the visitor chooses one', async ({ page }) => {
    await page.goto('/tutorial/')
    for (const title of Object.values(steps)) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    }
    await chooser(page).getByText(system.names.mac, { exact: true }).click()
    await expectSteps(page, 'mac')
  })
})

test('FAQ answers open before printing and close afterwards', async ({ page }) => {
  await openApp(page, '/tutorial/')
  const open = page.locator('#faq details[open]')
  const all = await page.locator('#faq details').count()

  await page.locator('#faq summary').first().click()
  for (const [event, count] of Object.entries({ beforeprint: all, afterprint: 1 })) {
    await page.evaluate((type) => dispatchEvent(new Event(type)), event)
    await expect(open).toHaveCount(count)
  }
})
