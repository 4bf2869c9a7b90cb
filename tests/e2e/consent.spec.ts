import { expect, test } from '@playwright/test'
import { build } from 'esbuild'
import { readBuilt } from '../support/builtSite'
import { messagesOf } from '../support/content'
import { advanceClock, openAppWithPausedClock } from '../support/visitor'

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

/** Bundles analytics and the consent question with measurement IDs, because the tested build has none. */
async function bundleAnalytics(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createElement } from 'react'
        import { createRoot } from 'react-dom/client'
        import { startAnalytics } from './src/browser/app/analytics'
        import { PageProvider } from './src/i18n/PageProvider'
        import { ConsentChange, ConsentQuestion } from './src/layout/ConsentQuestion/ConsentQuestion'
        startAnalytics()
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
    bundle: true,
    write: false,
  })

  return outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? ''
}

test('only a visitor who consents is counted, and without cookies', async ({ page }) => {
  const requested: string[] = []

  page.on('request', (request) => {
    if (request.url().startsWith('https:')) requested.push(new URL(request.url()).search)
  })
  await page.route('https://**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.route('/counted', (route) =>
    route.fulfill({
      contentType: 'text/html',
      // The style sheet shows what needs the app.
      body: '<title>Counted</title><style>.withScripts { display: block }</style><body></body>',
    }),
  )
  const script = await bundleAnalytics()
  const { text, yes, no, change } = messagesOf('en', 'common').consentQuestion
  const question = page.getByText(text)
  const answer = (name: string) => page.getByRole('button', { name, exact: true }).click()

  await page.clock.install()
  const visit = async () => {
    await page.goto('/counted')
    await page.addScriptTag({ content: script })
    await page.mouse.move(9, 9)
    await page.clock.runFor(60_000)
  }

  await visit()
  await expect(question).toBeVisible()
  expect(requested).toEqual([])
  await answer(no)
  for (const isAsked of [false, true]) {
    await expect(question).toBeHidden()
    await visit()
    // The refusal is remembered until the visitor changes it.
    if (isAsked) await answer(change)
    await expect(question).toBeVisible({ visible: isAsked })
    expect(requested).toEqual([])
  }

  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
  await answer(yes)
  await expect(question).toBeHidden()
  await visit()
  await expect(question).toBeHidden()
  const scripts = ['?id=G-TEST', '?id=GTM-TEST']

  // Both scripts load once after the visitor consents, and once more on the next page.
  await expect.poll(() => requested).toEqual([...scripts, ...scripts])
  const commands = await page.evaluate(() =>
    (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>)),
  )

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
  expect(commands.map(([name]) => name)).toContain('config')
  await page.addInitScript(() => {
    const signal = location.search.slice(1) || 'globalPrivacyControl'
    Object.defineProperty(navigator, signal, { value: '1' })
  })
  await visit()
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
})
