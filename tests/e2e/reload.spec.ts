import { expect, test, type Page } from '@playwright/test'
import { pollOnReturnSeconds, pollSeconds } from '../../src/browser/app/newBuild'
import { messagesOf } from '../support/content'
import {
  agents,
  appRuns,
  blockStorage,
  footerLink,
  headerLink,
  holdApp,
  isSameDocument,
  markDocument,
  mockDownloads,
  openApp,
  publishHash,
  requestsReported,
  showsPage,
} from '../support/visitor'

const { failure } = messagesOf('en', 'common')
const { dialog } = messagesOf('en', 'downloads')
const pollInterval = (pollSeconds + 60) * 1000

test.describe('if a file fails to load', () => {
  const alert = (page: Page) => page.getByRole('alert').filter({ hasText: failure.title })

  /** Waits until the page shows the error message with the retry button. */
  async function expectFailure(page: Page): Promise<void> {
    await page.locator('html[data-failed]').waitFor({ state: 'attached' })
    await expect(alert(page)).toBeVisible()
  }

  /** Starts to count the loads of the page at a path. Returns a getter for the count. */
  function countLoads(page: Page, path: string): () => number {
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && new URL(request.url()).pathname === path) loads += 1
    })
    return () => loads
  }

  test('at the end of the page, the error message is below the footer', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.route(/\/app-[0-9a-f]+\.js$/, (route) => route.abort())
    await page.goto('/about/')
    await expectFailure(page)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const footer = await page.locator('footer').last().boundingBox()
    const message = await alert(page).boundingBox()

    expect(message?.y).toBeGreaterThanOrEqual((footer?.y ?? 0) + (footer?.height ?? Infinity) - 1)
  })

  for (const [name, pattern] of [
    ['a chunk', /\/component---[^/]*about[^/]*\.js$/],
    ['the app', /\/app-[0-9a-f]+\.js$/],
    ['the page data', /\/page-data\/about\/page-data\.json$/],
  ] as const) {
    test(`the page reloads once, then shows a retry button (${name})`, async ({ page }) => {
      const loads = countLoads(page, '/about/')

      await page.route(pattern, (route) => route.abort())
      await page.goto('/about/')
      await expectFailure(page)
      expect(loads()).toBe(2)
      await expect(page.locator('h1')).toBeVisible()
      await page.unroute(pattern)
      await page.getByRole('button', { name: failure.retry }).click()
      await appRuns(page)
      await expect(alert(page)).toBeHidden()
      expect(loads()).toBe(3)
    })
  }

  for (const [name, pattern] of [
    ['a chunk', /\/component---[^/]*about[^/]*\.js$/],
    ['the page data', /\/page-data\/about\/page-data\.json$/],
  ] as const) {
    test(`a clicked page loads in full once, then shows a retry button (${name})`, async ({
      page,
    }) => {
      const loads = countLoads(page, '/about/')

      await page.route(pattern, (route) => route.abort())
      await openApp(page, '/price/')
      await footerLink(page, '/about/').click()
      await expectFailure(page)
      await page.waitForTimeout(2000)
      expect(loads()).toBe(1)
      await page.unroute(pattern)
      await page.getByRole('button', { name: failure.retry }).click()
      await appRuns(page)
      await expect(alert(page)).toBeHidden()
    })
  }

  test('the page shows no error if the file loads on the second attempt', async ({ page }) => {
    const loads = countLoads(page, '/about/')

    await page.route(/\/component---[^/]*about[^/]*\.js$/, (route) =>
      loads() === 1 ? route.abort() : route.continue(),
    )
    await page.goto('/about/')
    await appRuns(page)
    await expect(alert(page)).toBeHidden()
    expect(loads()).toBe(2)
  })

  test('the page does not reload if storage is blocked', async ({ page }) => {
    await blockStorage(page)
    const loads = countLoads(page, '/about/')
    await page.route(/\/app-[0-9a-f]+\.js$/, (route) => route.abort())
    await page.goto('/about/')
    await expectFailure(page)
    expect(loads()).toBe(1)
  })

  test.describe('for a crawler', () => {
    test.use({ userAgent: agents.crawler })

    test('the page neither reloads nor shows an error', async ({ page }) => {
      const loads = countLoads(page, '/about/')

      await page.clock.install()
      await page.route(/\/app-[0-9a-f]+\.js$/, (route) => route.abort())
      const failed = page.waitForEvent('requestfailed')

      await page.goto('/about/')
      await failed
      await page.clock.runFor(5000)
      await requestsReported(page)
      await expect(alert(page)).toBeHidden()
      expect(loads()).toBe(1)
    })
  })
})

test.describe('a new build', () => {
  /** Responds to every request for builds/latest.json with `response`. Returns a list of the requested URLs. */
  async function mockPolls(page: Page, response: object) {
    const polls: string[] = []
    await page.route(/\/builds\/latest\.json\?/, (route) => {
      polls.push(route.request().url())
      return route.fulfill(response)
    })
    return polls
  }

  /** Mocks builds/latest.json and the build manifest, as if a new build had been published. */
  async function publishBuild(page: Page, manifestStatus = 200) {
    await page.route('**/builds/meta/another.json', (route) =>
      route.fulfill({ status: manifestStatus, json: { id: 'another' } }),
    )
    return mockPolls(page, { json: { id: 'another' } })
  }

  /** Performs an action that makes the page poll for a new build, and waits until the page has detected the build. */
  async function detectNewBuild(page: Page, act: () => Promise<void>) {
    const manifest = page.waitForResponse('**/builds/meta/another.json')
    await act()
    await manifest
    await requestsReported(page)
  }

  async function setHidden(page: Page, hidden: boolean) {
    await page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { get: () => value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  }

  const expectReload = (page: Page) =>
    expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false)

  test.beforeEach(({ page }) => page.clock.install())

  test('has a manifest', async ({ request }) => {
    const { id } = (await (await request.get('/builds/latest.json')).json()) as { id: string }
    const manifest = await request.get(`/builds/meta/${id}.json`)
    expect(await manifest.json()).toMatchObject({ id })
  })

  // The specification requires that the page accepts a new build even if its manifest is missing or forbidden.
  for (const status of [200, 404, 403]) {
    test(`whose manifest has status ${status} is loaded on the next navigation`, async ({
      page,
    }) => {
      await openApp(page, '/')
      await requestsReported(page)
      await publishBuild(page, status)
      await markDocument(page)
      await detectNewBuild(page, () => page.clock.runFor(pollInterval))
      expect(await isSameDocument(page)).toBe(true)
      await footerLink(page, '/about/').click()
      await expect(page).toHaveURL('/about/')
      await expectReload(page)
    })
  }

  for (const [name, response] of [
    ['forbidden', { status: 403, body: '' }],
    ['missing', { status: 404, body: '' }],
    ['malformed', { body: '<!doctype html>' }],
    ['broken', { status: 500, body: '{"id":"another"}' }],
  ] as const) {
    test(`is asked for once an hour, and not assumed if the response is ${name}`, async ({
      page,
    }) => {
      const errors: string[] = []

      page.on('pageerror', ({ message }) => errors.push(message))
      await openApp(page, '/')
      await requestsReported(page)
      const polls = await mockPolls(page, response)

      await markDocument(page)
      await page.clock.runFor(pollInterval)
      await requestsReported(page)
      expect(polls).toHaveLength(1)
      await footerLink(page, '/about/').click()
      await showsPage(page, 'about')
      expect(await isSameDocument(page)).toBe(true)
      expect(errors).toEqual([])
    })
  }

  test('is detected when the tab becomes visible, and loaded when the tab is hidden again', async ({
    page,
  }) => {
    await openApp(page, '/about/')
    await requestsReported(page)
    await publishBuild(page)
    await markDocument(page)
    await setHidden(page, true)
    await page.clock.runFor((pollOnReturnSeconds + 60) * 1000)
    await detectNewBuild(page, () => setHidden(page, false))
    expect(await isSameDocument(page)).toBe(true)
    await setHidden(page, true).catch(() => undefined)
    await page.clock.runFor(1000).catch(() => undefined)
    await expectReload(page)
  })

  const { check } = messagesOf('en', 'requirements')
  const main = (page: Page, selector: string) =>
    page.locator(`main ${selector}`).locator('visible=true').first()

  // Each kind of control whose state a reload would lose.
  for (const [name, path, act] of [
    ['an answer is open', '/price/', (page: Page) => main(page, 'details[id] summary').click()],
    ['details are open', '/download/', (page: Page) => main(page, 'article summary').click()],
    [
      'another system is chosen',
      '/tutorial/',
      (page: Page) => page.locator('main [name=system][value=mac]').dispatchEvent('click'),
    ],
    [
      'a box is checked',
      '/about/',
      (page: Page) => page.locator('main [type=checkbox]').first().dispatchEvent('click'),
    ],
    [
      'a line is moved',
      '/',
      async (page: Page) => {
        await main(page, '[type=range]').focus()
        await page.keyboard.press('ArrowRight')
      },
    ],
    [
      'a file is chosen',
      '/download/',
      async (page: Page) => {
        await headerLink(page, '/about/').or(footerLink(page, '/about/')).first().click()
        await showsPage(page, 'about')
        await headerLink(page, '/download/').click()
        await showsPage(page, 'download')
        const file = {
          name: 'a.exe',
          mimeType: 'application/octet-stream',
          buffer: Buffer.from('a'),
        }

        await page.locator('main [type=file]').setInputFiles(file)
      },
    ],
    [
      'the check of the computer has a result',
      '/download/',
      async (page: Page) => {
        await page.getByRole('button', { name: check.start }).click()
        await page.locator('#requirements [tabindex="-1"]').waitFor()
      },
    ],
  ] as const) {
    test(`does not reload a hidden tab in which ${name}`, async ({ page }) => {
      await publishHash(page, 'a'.repeat(64))
      await openApp(page, path)
      await requestsReported(page)
      await publishBuild(page)
      await markDocument(page)
      await act(page)
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await detectNewBuild(page, () => page.clock.runFor(pollInterval))
      await setHidden(page, true)
      await page.clock.runFor(1000)
      expect(await isSameDocument(page)).toBe(true)
    })
  }

  test('does not reload a hidden tab in which an answer was opened before the app ran', async ({
    page,
  }) => {
    const release = await holdApp(page)

    await page.goto('/price/', { waitUntil: 'domcontentloaded' })
    await main(page, 'details[id] summary').click()
    release()
    await appRuns(page)
    await requestsReported(page)
    await publishBuild(page)
    await markDocument(page)
    await detectNewBuild(page, () => page.clock.runFor(pollInterval))
    await setHidden(page, true)
    await page.clock.runFor(1000)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('reloads a hidden tab if the used controls were on an earlier page', async ({ page }) => {
    await openApp(page, '/price/')
    await requestsReported(page)
    await main(page, 'details[id] summary').click()
    await footerLink(page, '/about/').click()
    await showsPage(page, 'about')
    await publishBuild(page)
    await markDocument(page)
    await detectNewBuild(page, () => page.clock.runFor(pollInterval))
    await setHidden(page, true).catch(() => undefined)
    await page.clock.runFor(1000).catch(() => undefined)
    await expectReload(page)
  })

  for (const [name, act] of [
    ...['input', 'textarea', 'select', 'iframe', '[contenteditable]'].map(
      (kind) =>
        [
          `the focus is in: ${kind}`,
          (page: Page) =>
            page.evaluate((selector) => {
              const field = document.createElement(selector.startsWith('[') ? 'p' : selector)

              if (selector === '[contenteditable]') field.setAttribute('contenteditable', '')
              document.body.append(field)
              field.focus()
            }, kind),
        ] as const,
    ),
    [
      'a dialog is open',
      async (page: Page) => {
        await page.locator('main a[data-download]').filter({ visible: true }).first().click()
        await page.getByRole('dialog', { name: dialog.title }).waitFor()
      },
    ],
  ] as const) {
    test(`does not reload the page while ${name}`, async ({ page }) => {
      await mockDownloads(page)
      await openApp(page, '/download/')
      await requestsReported(page)
      await publishBuild(page)
      await markDocument(page)
      await act(page)
      await detectNewBuild(page, () => page.clock.runFor(pollInterval))
      await setHidden(page, true)
      await page.clock.runFor(1000)
      expect(await isSameDocument(page)).toBe(true)
    })
  }
})
