import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, test, type Page } from '@playwright/test'
import { designNeeds } from '../../src/site/designNeeds'
import { appRuns, openApp, showsPage } from '../support/app'
import { builtFiles, readBuilt } from '../support/builtSite'
import { messagesOf } from '../support/content'
import { headerLink, languageMenu } from '../support/layoutControls'

const { theme } = messagesOf('en', 'common')
const { title } = messagesOf('en', 'about')
const themeButton = (page: Page) =>
  page.getByRole('button', { name: theme.dark, includeHidden: true })

/** Expects the whole page, without controls that need the app. */
async function expectPageWithoutApp(page: Page): Promise<void> {
  await expect(page.locator('html:not([data-js], [data-app])')).toHaveCount(1)
  await expect(page.locator('h1')).toHaveText(title)
  await expect(page.locator('footer')).toBeVisible()
  for (const control of await page.locator('.withScripts').all()) await expect(control).toBeHidden()
}

for (const [name, remove] of [
  ['Object.hasOwn', () => Reflect.deleteProperty(Object, 'hasOwn')],
  ['Array.prototype.at', () => Reflect.deleteProperty(Array.prototype, 'at')],
  ['what the design needs', () => Object.assign(CSS, { supports: () => false })],
  ['CSS.supports', () => Reflect.deleteProperty(CSS, 'supports')],
] as const) {
  test(`a browser without ${name} loads no app, and shows the page without its controls`, async ({
    page,
  }) => {
    const scripts: string[] = []

    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.addInitScript(remove)
    await page.goto('/about/')
    await page.keyboard.press('Shift')
    await page.waitForLoadState('networkidle')
    await expectPageWithoutApp(page)
    expect(scripts).toEqual([])
  })
}

test('a browser with every feature shows the controls of the app', async ({ page }) => {
  await openApp(page, '/about/')
  await expect(themeButton(page)).toBeVisible()
})

test('if the app throws while it renders the first page, the page stays as it was sent', async ({
  page,
}) => {
  // After the head script has tested the feature.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => Reflect.deleteProperty(Object, 'hasOwn')),
  )
  await page.goto('/about/')
  await page.keyboard.press('Shift')
  await expect(themeButton(page)).toBeHidden()
  await page.waitForLoadState('networkidle')
  await expectPageWithoutApp(page)

  await headerLink(page, '/price/').click()
  await expect(page.locator('h1')).toHaveText(messagesOf('en', 'price').title)
})

test('if a script of the app throws, the page stays as it was sent', async ({ page }) => {
  await page.route(/\/app-[0-9a-f]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("unsupported")' }),
  )
  await page.goto('/about/')
  await page.keyboard.press('Shift')
  await expect(themeButton(page)).toBeHidden()
  await expectPageWithoutApp(page)
})

for (const [name, remove] of [
  ['the start of the app', () => Reflect.deleteProperty(window, 'setInterval')],
  ['the inline script', () => Reflect.deleteProperty(window, 'AbortController')],
] as const) {
  test(`if a function is missing that only ${name} uses, the page stays as it was sent`, async ({
    page,
  }) => {
    await page.addInitScript(remove)
    await page.goto('/about/')
    await page.keyboard.press('Shift')
    await expect(themeButton(page)).toBeHidden()
    await page.waitForLoadState('networkidle')
    await expectPageWithoutApp(page)
  })
}

test.describe('a visitor who reads German', () => {
  test.use({ locale: 'de' })

  test('keeps the page and the app if the offer of the language throws', async ({ page }) => {
    await page.route('**/language-offers/de.json', (route) => route.fulfill({ json: null }))
    const response = page.waitForResponse('**/language-offers/de.json')

    await openApp(page, '/about/')
    await response
    await page.waitForLoadState('networkidle')
    await expect(page.locator('h1')).toHaveText(title)
    await headerLink(page, '/price/').click()
    await showsPage(page, 'price')
    await appRuns(page)
  })
})

/** Returns a built page with its style sheet in it, and with the state of the app, as browsers save it. */
function savedPage(): string {
  const styles = [...builtFiles].filter((file) => /^styles\.\w+\.css$/.test(file)).map(readBuilt)
  return readBuilt('about/index.html')
    .replace('<html ', '<html data-js="" data-app="" data-os="windows" data-offer="windows" ')
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${styles.join('')}</style>`)
}

test('a saved page has no control that needs the app', async ({ page }, testInfo) => {
  const file = testInfo.outputPath('page.html')

  writeFileSync(file, savedPage())
  await page.goto(pathToFileURL(file).href)
  await expectPageWithoutApp(page)
})

test('a copy at another host has no control that needs the app', async ({ page }) => {
  const base = '<base href="https://elsewhere.example/">'

  await page.route('https://elsewhere.example/**', (route) => route.abort())
  await page.route('**/a/copy', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: savedPage().replace('<head>', `<head>${base}`),
    }),
  )
  await page.goto('/a/copy')

  await expectPageWithoutApp(page)
})

test.describe('in a program that ignores scripts and the style sheet', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/', '/download/', '/tutorial/', '/about/', '/nothing/']) {
    test(`${path} shows no control that needs them`, async ({ page }) => {
      await page.route('**/styles.*.css', (route) => route.abort())
      await page.goto(path)
      // A browser itself closes a dialog whose form is submitted, and ticks a box.
      const controls = page.locator(
        'button:not([type="submit"]), input:not([type="checkbox"]), select, [role="alert"]',
      )

      expect(await controls.count()).toBeGreaterThan(0)
      await expect(controls.filter({ visible: true })).toHaveCount(0)
    })
  }
})

test('a copy whose URL cannot be replaced has no control that needs the app', async ({ page }) => {
  await page.route('**/a/copy', (route) =>
    route.fulfill({ contentType: 'text/html', body: savedPage() }),
  )
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  })
  await page.goto('/a/copy')

  await expectPageWithoutApp(page)
})

test.describe('in a browser that lacks what the design needs', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Object.assign(CSS, { supports: () => false }))
    await page.route('**/styles.*.css', async (route) => {
      const response = await route.fetch()
      const sheet = await response.text()
      await route.fulfill({ response, body: sheet.replaceAll(designNeeds, '(none: none)') })
    })
  })

  test('the plain page fits into the window, and shows pictures in a sensible size', async ({
    page,
  }) => {
    for (const path of ['/', '/download/', '/tutorial/', '/price/', '/about/', '/ar/']) {
      await page.goto(path)
      const { overflow, widths } = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - innerWidth,
        widths: [...document.images].map((image) => image.width),
      }))

      expect([path, Math.max(0, overflow)]).toEqual([path, 0])
      expect(Math.max(...widths)).toBeLessThanOrEqual(288)
      await expect(page.locator('fieldset').filter({ visible: true })).toHaveCount(0)
    }
  })

  test('the language menu and the answers open, and both files are in reach', async ({ page }) => {
    await page.goto('/download/')
    for (const extension of ['.exe', '.dmg'])
      await expect(page.locator(`main a[href$="${extension}"]`).first()).toBeVisible()
    const { menu, control } = languageMenu(page)

    await control.click()
    await expect(menu.locator('[hreflang="de"]')).toBeVisible()
    await page.locator('#faq summary').first().click()
    await expect(page.locator('#faq details[open] p').first()).toBeVisible()
  })

  test('the steps of the tutorial are numbered once', async ({ page }) => {
    await page.goto('/tutorial/')
    const titles = await page.locator('ol[start] h3').allTextContents()

    expect(titles.length).toBeGreaterThan(3)
    expect(titles.filter((each) => /\d/.test(each.slice(0, 2)))).toEqual([])
  })
})
