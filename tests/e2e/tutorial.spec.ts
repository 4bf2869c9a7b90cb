import { expect, test, type Page } from '@playwright/test'
import { appRuns, openApp } from '../support/app'
import { messagesOf } from '../support/content'
import { devtoolsOf } from '../support/devtools'
import { agents } from '../support/userAgents'

const { install, registration, swap, system, mac } = messagesOf('en', 'tutorial')
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

/** Returns the texts of each heading, also those that the style sheet adds. Only the accessibility tree has the counters. */
async function headingTexts(page: Page): Promise<string[][]> {
  const session = await devtoolsOf(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))

  const textsIn = (id: string): string[] => {
    const node = byId.get(id)
    if (node?.role?.value === 'StaticText') return [String(node.name?.value)]

    return (node?.childIds ?? []).flatMap(textsIn)
  }

  return nodes.filter(({ role }) => role?.value === 'heading').map(({ nodeId }) => textsIn(nodeId))
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

test('the steps are numbered from the first to the last, through all parts', async ({ page }) => {
  const { registration, swap } = messagesOf('en', 'tutorial')
  const titles = [install, registration, swap]
    .flatMap((part) => Object.values(part.steps))
    .map(({ title }) => title)

  await page.goto('/tutorial/')
  const numbered = (await headingTexts(page)).filter(([, title]) => titles.includes(title ?? ''))

  expect(numbered).toEqual(titles.map((title, index) => [`${index + 1}`, title]))
})

test('FAQ answers open before printing and close afterwards', async ({ page }) => {
  await openApp(page, '/tutorial/')
  const open = page.locator('#faq details[open]')
  const answers = page.locator('#faq summary')
  const all = await answers.count()

  // A visitor may print twice, and open another answer between the two.
  for (const opened of [1, 2]) {
    await answers.nth(opened).click()
    for (const [event, count] of Object.entries({ beforeprint: all, afterprint: opened })) {
      await page.evaluate((type) => dispatchEvent(new Event(type)), event)
      await expect(open).toHaveCount(count)
    }
  }
})

for (const width of [390, 820, 1440, 2560]) {
  test(`the titles of the parts stay in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openApp(page, '/tutorial/')
    const links = page.getByRole('navigation', { name: messagesOf('en', 'tutorial').contents })
    const titles = [install, registration, swap].map(({ title }) => links.getByText(title))

    // Below the film, the header comes and goes with the direction in which the visitor scrolls.
    for (const fragment of ['#swap', '#registration']) {
      await page.evaluate((id) => location.replace(id), fragment)

      for (const title of titles) await expect(title).toBeInViewport({ ratio: 1 })
    }
  })
}
