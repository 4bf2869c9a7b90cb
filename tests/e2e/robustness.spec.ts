import { expect, test, type Page } from '@playwright/test'
import { appRuns, holdApp, isSameDocument, markDocument, openApp, showsPage } from '../support/app'
import { readBuilt } from '../support/builtSite'
import { messagesOf } from '../support/content'
import { headerLink } from '../support/layoutControls'
import { watchProblems } from '../support/problems'
import { mockDownloads } from '../support/responses'
import { samplesIn } from '../support/sitePages'

const { copyFailed } = messagesOf('en', 'common')
const { dialog } = messagesOf('en', 'downloads')
const answer = 'details#deleteAccount'

/** Serves a built file at a path, as hosts with other rules do. */
async function serveAt(page: Page, path: string, file: string, status = 200): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    (route) => route.fulfill({ status, contentType: 'text/html', body: readBuilt(file) }),
  )
}

for (const [path, file] of [
  ['/index.html', 'index.html'],
  ['/de/price/index.html', 'de/price/index.html'],
  ['/a/copy', 'about/index.html'],
  ['/de/', 'price/index.html'],
] as const) {
  test(`a page that a host sends at ${path} stays, and its app runs`, async ({ page, baseURL }) => {
    await serveAt(page, path, file)
    const problems = watchProblems(page, baseURL ?? '')
    const release = await holdApp(page)

    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const heading = await page.locator('h1').textContent()

    release()
    await appRuns(page)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('h1')).toHaveText(heading ?? '')
    await expect(page.locator('footer')).toHaveCount(1)
    expect(problems).toEqual([])
  })
}

for (const path of ['/price/', '/de/nirgends/']) {
  test(`an English not-found page at ${path} stays as it was sent`, async ({ page }) => {
    await serveAt(page, path, '404.html', 404)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('h1')).toHaveText(messagesOf('en', 'errors').notFound.noPath)
    await expect(page).toHaveURL(path)
  })
}

for (const fragment of ['#50%', '#%D1']) {
  test(`the fragment ${fragment} breaks no page`, async ({ page }) => {
    const { title } = messagesOf('en', 'price')
    const stays = async () => {
      await page.waitForLoadState('networkidle')
      await expect(page.locator('h1')).toHaveText(title)
      await expect(page.locator('header')).toBeVisible()
    }

    await openApp(page, `/price/${fragment}`)
    await stays()
    await openApp(page, '/price/')
    for (const href of [fragment, `/price/${fragment}`]) {
      await page.evaluate((url) => {
        const link = document.createElement('a')
        link.href = url
        document.querySelector('h1')?.append(link)
        link.click()
        link.remove()
      }, href)
      await stays()
    }

    await page.evaluate(() => history.back())
    await stays()
    await page.evaluate((hash) => (location.hash = hash), fragment)
    await stays()
  })
}

for (const [name, isContained, alter] of [
  ['an ad blocker removes the banner', true, () => document.querySelector('dialog')?.remove()],
  [
    'an extension adds an element to the header',
    true,
    () => document.querySelector('header')?.prepend(document.createElement('aside')),
  ],
  [
    'an extension replaces words',
    true,
    () => document.querySelector('h1')?.replaceChildren('Other words'),
  ],
  [
    'a translator replaces all words',
    false,
    () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []

      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) {
        const font = document.createElement('span')

        text.parentNode?.replaceChild(font, text)
        font.append(`(${text.textContent ?? ''})`)
      }
    },
  ],
  [
    'a proxy drops comments and white space',
    false,
    () => {
      const filter = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT
      const walker = document.createTreeWalker(document.body, filter)
      const nodes: Node[] = []

      while (walker.nextNode()) nodes.push(walker.currentNode)
      for (const node of nodes) {
        if (node instanceof Comment) node.remove()
        else node.textContent = node.textContent?.trim() ?? ''
      }

      document.body.normalize()
    },
  ],
] as const) {
  test(`answers and focus survive if ${name} before the app starts`, async ({ page, baseURL }) => {
    const problems = watchProblems(page, baseURL ?? '')
    const release = await holdApp(page)

    await page.goto('/tutorial/', { waitUntil: 'domcontentloaded' })
    await page.locator(`${answer} summary`).click()
    await page.evaluate(alter)
    // A property that only the sent element has.
    await page.evaluate(() => Object.assign(document.querySelector('footer') ?? {}, { sent: true }))
    release()
    await appRuns(page)
    await page.waitForLoadState('networkidle')
    await expect(page.locator(answer)).toHaveAttribute('open')
    await expect(page.locator(`${answer} summary`)).toBeFocused()
    // React keeps the parts that were not changed, except if everything was.
    const isSent = await page.evaluate(() => 'sent' in (document.querySelector('footer') ?? {}))
    if (isContained) expect(isSent).toBe(true)
    expect(problems).toEqual([])
    await headerLink(page, '/price/').click()
    await showsPage(page, 'price')
    await expect(page.locator('h1')).toHaveText(messagesOf('en', 'price').title)
    await expect(page.locator('footer')).toHaveCount(1)
  })
}

for (const [name, alter] of [
  ['removes a section', () => document.querySelector('main > section')?.remove()],
  ['moves a section', () => document.body.append(document.querySelector('main > section') ?? '')],
] as const) {
  test(`the next page is whole if another program ${name} while the app runs`, async ({ page }) => {
    await openApp(page, '/credits/')
    await page.waitForLoadState('networkidle')
    await page.evaluate(alter)
    await headerLink(page, '/price/').click()
    await showsPage(page, 'price')
    await expect(page.locator('h1')).toHaveText(messagesOf('en', 'price').title)
    await expect(page.locator('#figures')).toBeVisible()
    await expect(page.locator('footer')).toHaveCount(1)
  })
}

test.describe('without the style sheet', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('a page reloads once; then its pictures are narrower than a phone, and its icons are small', async ({
    page,
  }) => {
    let loads = 0

    page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
    await page.route('**/*.css', (route) => route.abort())
    await page.goto('/')
    await page.locator('html[data-failed]').waitFor({ state: 'attached' })
    expect(loads).toBe(2)
    for (const { path } of samplesIn('ar')) {
      await page.goto(path)
      await page.locator('html[data-failed]').waitFor({ state: 'attached' })
      const widths = (selector: string) =>
        page.locator(selector).evaluateAll((all) => all.map(({ scrollWidth }) => scrollWidth))

      expect([path, Math.max(...(await widths('svg')))]).toEqual([path, 16])
      expect(Math.max(0, ...(await widths('img')))).toBeLessThanOrEqual(320)
    }
  })
})

test('if the download dialog cannot load, the download starts, and a notification links to the tutorial, which loads in full', async ({
  page,
}) => {
  const requested = await mockDownloads(page)

  await openApp(page, '/download/')
  await page.waitForLoadState('networkidle')
  await page.route('**/*.js', (route) => route.abort())
  await page.locator('main a[data-download]').locator('visible=true').first().click()
  const alert = page.getByRole('alert').filter({ hasText: dialog.title })

  await expect(alert.getByRole('link', { name: dialog.again })).toBeVisible()
  expect(requested).toHaveLength(1)
  await page.unroute('**/*.js')
  await markDocument(page)
  await alert.getByRole('link', { name: dialog.tutorial }).click()
  await showsPage(page, 'tutorial')
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false)
})

test('the download dialog that could not load opens after the next click', async ({ page }) => {
  const link = page.locator('main a[data-download]').locator('visible=true').first()

  await mockDownloads(page)
  await openApp(page, '/download/')
  await page.waitForLoadState('networkidle')
  await page.route('**/*.js', (route) => route.abort())
  await link.click()
  await expect(page.getByRole('alert').filter({ hasText: dialog.title })).toBeVisible()
  await page.unroute('**/*.js')
  await link.click()
  await expect(page.getByRole('dialog', { name: dialog.title })).toBeVisible()
})

test.describe('if the browser refuses', () => {
  const refuse = (page: Page, error: string) =>
    page.addInitScript((name) => {
      const reject = () => Promise.reject(new DOMException('refused', name))
      Object.defineProperty(navigator, 'share', { value: reject })
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: reject } })
    }, error)
  const selection = (page: Page) => page.evaluate(() => getSelection()?.toString())
  const { try: swap } = messagesOf('en', 'home')

  test('sharing and copying, the link is selected with an explanation', async ({ page }) => {
    await refuse(page, 'NotAllowedError')
    await openApp(page, '/')
    await page.getByRole('button', { name: swap.share }).click()
    await expect(page.getByRole('alert').filter({ hasText: copyFailed })).toBeVisible()
    expect(await selection(page)).toContain('/swap/dai-ada/')
  })

  test('nothing, but the visitor closes the share sheet, no error is shown', async ({ page }) => {
    await refuse(page, 'AbortError')
    await openApp(page, '/')
    await page.getByRole('button', { name: swap.share }).click()
    await page.waitForLoadState('networkidle')
    await expect(page.getByText(copyFailed)).toHaveCount(0)
  })
})
