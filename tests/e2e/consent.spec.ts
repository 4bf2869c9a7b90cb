import { expect, test } from '@playwright/test'
import { build } from 'esbuild'
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

/** Bundles the analytics and consent modules with measurement IDs, because the tested build has none. */
async function bundleAnalytics(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { startAnalytics } from './src/browser/app/analytics'
        import { setConsent } from './src/browser/app/consent'
        startAnalytics()
        window.setConsent = setConsent
      `,
      resolveDir: process.cwd(),
    },
    define: {
      'process.env.GATSBY_ANALYTICS_ID': '"G-TEST"',
      'process.env.GATSBY_TAG_LOADER_ID': '"GTM-TEST"',
    },
    bundle: true,
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

test('only a visitor who consents is counted, and without cookies', async ({ page }) => {
  const requested: string[] = []
  await page.route('https://www.googletagmanager.com/**', async (route) => {
    requested.push(new URL(route.request().url()).search)
    await route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.route('/counted', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Counted</h1>' }),
  )
  const script = await bundleAnalytics()
  const visit = async () => {
    await page.goto('/counted')
    await page.addScriptTag({ content: script })
  }
  const answer = (choice: string) => page.evaluate(`setConsent('${choice}')`)
  await visit()
  await answer('no')
  await visit()
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
  await answer('yes')
  await visit()
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
