import { type Locator, type Page } from '@playwright/test'
import { localeCodes } from '../../src/site/locales'
import { pathFor } from '../../src/lib/paths'
import { type chooser } from './random'

export interface Walk {
  readonly page: Page
  readonly choose: ReturnType<typeof chooser>
  readonly address: string
}

type Step = (walk: Walk) => Promise<string | undefined>

/** What a wanderer may do next; each gives what went wrong, if anything did. */
export const steps: Readonly<Record<string, Step>> = {
  followLink: ({ page, choose }) => follow(page, choose, 'header nav a, main a, footer a'),
  followNavigation: ({ page, choose }) => follow(page, choose, 'header a'),
  async changeLanguage({ page, choose }) {
    await page.locator('header details:has([hreflang]) > summary').click()
    const language = choose([...localeCodes] as [string, ...string[]])
    await page.locator(`header [hreflang="${language}"]`).click()
    await settle(page)
    return undefined
  },
  async useMenu({ page }) {
    const menu = page.locator('header summary:visible').last()
    await menu.click()
    await page.keyboard.press('Escape')
    const given = await menu.evaluate((summary) => summary === document.activeElement)
    return given ? undefined : 'a closed menu does not give the focus back'
  },
  async goBack({ page }) {
    await page.goBack()
    await settle(page)
    return undefined
  },
  async goForward({ page }) {
    await page.goForward()
    await settle(page)
    return undefined
  },
  async resize({ page, choose }) {
    await page.setViewportSize({ width: choose([320, 360, 768, 1280]), height: 800 })
    return undefined
  },
  async changeTheme({ page }) {
    await page.locator('header button').click()
    return undefined
  },
  async moveStage({ page, choose }) {
    const slider = page.locator('main input[type=range]')
    if (await slider.count()) await slider.press(choose(['ArrowLeft', 'ArrowRight', 'Home', 'End']))
    return undefined
  },
  async openAnswer({ page, choose }) {
    const answers = await page.locator('main summary:visible').all()
    if (answers[0]) await choose([answers[0], ...answers]).click()
    return undefined
  },
  async loseConnection({ page }) {
    await page.context().setOffline(true)
    await page.waitForTimeout(300)
    await page.context().setOffline(false)
    return undefined
  },
  async getLost({ page, choose, address }) {
    await page.goto(`${address}${pathFor('home', choose([...localeCodes] as never))}nowhere/`)
    await settle(page)
    await page.keyboard.press('Shift')
    await page.locator('main a').first().click()
    await settle(page)
    return undefined
  },
}

/** Follows by chance one of the links that stay on the site, and sees whether the focus is lost by it. */
async function follow(
  page: Page,
  choose: Walk['choose'],
  selector: string,
): Promise<string | undefined> {
  const inside = `:is(${selector}):is([href^="/"], [href^="#"]):not([data-download]):visible`
  const links: Locator[] = await page.locator(inside).all()
  if (!links[0]) return undefined
  const link = choose([links[0], ...links])
  const href = await link.getAttribute('href')
  const isPart = await link.evaluate((a: HTMLAnchorElement) => {
    return a.hash !== '' && a.pathname === location.pathname
  })
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await link.click()
  await settle(page)
  // Browsers begin at the top of a page that was loaded whole, and go on from the target of a fragment.
  if (isPart) return undefined
  for (let tries = 0; tries < 10; tries += 1) {
    const lost = await page.evaluate(
      () => 'sameDocument' in window && document.activeElement === document.body,
    )
    if (!lost) return undefined
    await page.waitForTimeout(100)
  }
  return `the focus is lost after a click on ${href ?? ''}`
}

/** Waits until the page that a step led to is there and its app runs; where the walk began there is none. */
export async function settle(page: Page): Promise<void> {
  if (page.url() === 'about:blank') return
  await page.waitForLoadState('load')
  await page.locator('html[data-app]').waitFor({ state: 'attached' })
  await page.waitForTimeout(50)
}
