import { expect, test, type Page } from '@playwright/test'
import { build, type Plugin } from 'esbuild'
import { readBuilt } from '../support/builtSite'
import { advanceClock, openAppWithPausedClock } from '../support/clock'
import { messagesOf } from '../support/content'
import { restoreWith } from '../support/restoredPage'

test('without a measurement ID, no consent is requested and analytics is not loaded', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []

  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url())
  })
  await openAppWithPausedClock(page, '/')
  await advanceClock(page, 5)
  const { consentQuestion } = messagesOf('en', 'common')

  await expect(page.getByText(consentQuestion.text)).toHaveCount(0)
  await expect(page.getByRole('button', { name: consentQuestion.change })).toHaveCount(0)
  expect(foreign).toEqual([])
})

interface CountedWindow {
  /** Tells the site that a link has led to the page at a path, as Gatsby does. */
  followLink: (path: string) => void
}

/** Replaces the package with the router, which the page that only asks for consent does not have. */
const withoutRouter: Plugin = {
  name: 'without-router',
  setup: (bundle) => {
    bundle.onResolve({ filter: /^gatsby$/ }, ({ path }) => ({ path, namespace: 'router' }))
    bundle.onLoad({ filter: /./, namespace: 'router' }, () => ({
      contents: 'export const navigate = () => {}',
    }))
  },
}

/** Bundles analytics and the consent question with measurement IDs, because the tested build has none. */
async function bundleAnalytics(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createElement } from 'react'
        import { createRoot } from 'react-dom/client'
        import { onRouteUpdate } from './gatsby-browser'
        import { startCounting } from './src/browser/app/visits'
        import { PageProvider } from './src/i18n/PageProvider'
        import { ConsentChange, ConsentQuestion } from './src/layout/ConsentQuestion/ConsentQuestion'
        startCounting()
        window.followLink = (pathname) => onRouteUpdate({ location: { pathname }, prevLocation: location })
        const { data, pageContext: page } = ${readBuilt('page-data/about/page-data.json')}.result
        const parts = [ConsentQuestion, ConsentChange].map((part) => createElement(part, { key: part.name }))
        createRoot(document.body).render(createElement(PageProvider, { data, page }, parts))
      `,
      resolveDir: process.cwd(),
    },
    define: {
      'process.env.GATSBY_ANALYTICS_ID': '"G-TEST"',
      'process.env.GATSBY_TAG_LOADER_ID': '"GTM-TEST"',
      'process.env.NODE_ENV': '"production"',
    },
    jsx: 'automatic',
    loader: { '.module.css': 'local-css' },
    outdir: 'out',
    external: ['/fonts/*'],
    plugins: [withoutRouter],
    bundle: true,
    write: false,
  })

  return outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? ''
}

const { text, yes, no, change } = messagesOf('en', 'common').consentQuestion

/** Serves a page that only asks for consent. Returns how to visit it, the question, and the requested scripts. */
async function servePage(page: Page) {
  const script = await bundleAnalytics()
  const requested: string[] = []

  page.on('request', (request) => {
    if (request.url().startsWith('https:')) requested.push(new URL(request.url()).search)
  })
  await page.route('https://**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.route('/counted*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      // The style sheet shows what needs the app.
      body: '<title>Counted</title><style>.withScripts { display: block }</style><body></body>',
    }),
  )
  await page.clock.install()

  return {
    requested,
    question: page.getByText(text),
    answer: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    visit: async () => {
      // Nobody may count who follows a link in a newsletter.
      await page.goto('/counted?reader=a@b.example')
      await page.addScriptTag({ content: script })
      await page.mouse.move(9, 9)
      await page.clock.runFor(60_000)
    },
  }
}

const dataLayer = (page: Page) =>
  page.evaluate(() => window.dataLayer?.map((command) => Array.from(command as ArrayLike<unknown>)))

test('a visitor who has not answered is not counted', async ({ page }) => {
  const { visit, question, requested } = await servePage(page)

  await visit()
  await expect(question).toBeVisible()
  expect(requested).toEqual([])
  expect(await dataLayer(page)).toBeUndefined()
})

test('both answers have the same look', async ({ page }) => {
  await (await servePage(page)).visit()
  const looks = await page
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('class')))

  expect(looks).toHaveLength(2)
  expect(new Set(looks).size).toBe(1)
})

test('a refusal is remembered until the visitor changes it', async ({ page }) => {
  const { visit, question, answer, requested } = await servePage(page)

  await visit()
  await answer(no)
  await expect(question).toBeHidden()
  await visit()
  await expect(question).toBeHidden()
  expect(await dataLayer(page)).toBeUndefined()

  await answer(change)
  await expect(question).toBeVisible()
  expect(requested).toEqual([])
})

test('a refusal stays until the visitor gives the other answer', async ({ page }) => {
  const { visit, question, answer } = await servePage(page)

  await visit()
  await answer(no)
  await answer(change)
  await expect(question).toBeVisible()
  await visit()

  await expect(question).toBeHidden()
})

test('an answer closes the question in the other tabs, too', async ({ page, context }) => {
  const [here, there] = [await servePage(page), await servePage(await context.newPage())]

  for (const tab of [there, here]) await tab.visit()
  await expect(there.question).toBeVisible()
  await here.answer(no)
  await expect(there.question).toBeHidden()
})

test('an answer on another page closes the question after Back', async ({ page }) => {
  const { visit, question } = await servePage(page)

  await visit()
  await expect(question).toBeVisible()
  await restoreWith(page, { consent: 'no' })
  await expect(question).toBeHidden()
})

test('a visitor who consents is counted on every page, without cookies', async ({ page }) => {
  const { visit, question, answer, requested } = await servePage(page)
  const scripts = ['?id=G-TEST', '?id=GTM-TEST']

  await visit()
  await answer(yes)
  await expect(question).toBeHidden()
  await expect.poll(() => requested).toEqual(scripts)

  await visit()
  await expect(question).toBeHidden()
  await expect.poll(() => requested).toEqual([...scripts, ...scripts])

  const commands = (await dataLayer(page)) ?? []

  expect(commands[0]).toEqual([
    'consent',
    'default',
    {
      analytics_storage: 'denied',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    },
  ])
  // By default, Google counts a view of its own, with the query.
  expect(commands).toContainEqual(['config', 'G-TEST', { send_page_view: false }])
  expect(commands.filter(([name]) => name === 'event')).toEqual([
    ['event', 'page_view', { page_path: '/counted' }],
  ])
})

test('a page to which a link of the site leads is counted, too', async ({ page }) => {
  const { visit, answer } = await servePage(page)
  const followLink = (path: string) => (window as unknown as CountedWindow).followLink(path)

  await visit()
  await page.evaluate(followLink, '/not-agreed/')
  await answer(yes)
  await expect.poll(() => dataLayer(page)).toBeDefined()
  await page.evaluate(followLink, '/price/')

  const views = async () => (await dataLayer(page))?.filter(([name]) => name === 'event')

  await expect
    .poll(views)
    .toEqual(['/counted', '/price/'].map((path) => ['event', 'page_view', { page_path: path }]))
})

test('the scripts of third parties end when a visitor withdraws the consent', async ({ page }) => {
  const { visit, answer } = await servePage(page)

  await visit()
  await answer(yes)
  await expect.poll(() => dataLayer(page)).toBeDefined()

  await answer(change)
  await answer(no)
  // Only a new document is without the scripts.
  await expect.poll(() => dataLayer(page)).toBeUndefined()
})

test('a consent does not count for a visitor whose browser objects', async ({ page }) => {
  const { visit, question, answer } = await servePage(page)

  await visit()
  await answer(yes)
  await expect(question).toBeHidden()
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: '1' })
  })
  await visit()
  expect(await dataLayer(page)).toBeUndefined()
})
