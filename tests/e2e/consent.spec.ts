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

/** Bundles the analytics module with measurement IDs, which the tested build lacks. */
async function bundleAnalytics(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: "import { startAnalytics } from './src/browser/app/analytics'; startAnalytics()",
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

test('a visitor who consents is counted without cookies', async ({ page }) => {
  const requested: string[] = []
  await page.route('https://www.googletagmanager.com/**', async (route) => {
    requested.push(new URL(route.request().url()).search)
    await route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.route('/counted', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Counted</h1>' }),
  )
  await page.addInitScript(() => localStorage.setItem('consent', 'yes'))
  await page.goto('/counted')
  await page.addScriptTag({ content: await bundleAnalytics() })
  await expect.poll(() => requested).toEqual(['?id=G-TEST', '?id=GTM-TEST'])
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
})
