import { expect, test } from '@playwright/test'
import { build } from 'esbuild'

/** What counts visits, as in a build that an id was given to; the site that is tested has none. */
async function bundleCounting(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: "import { startAnalytics } from './src/browser/analytics'; startAnalytics()",
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

test('whoever agrees to be counted gets no cookie for it: that is the first thing that the tag hears', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route('https://www.googletagmanager.com/**', async (route) => {
    asked.push(new URL(route.request().url()).search)
    await route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  await page.route('/counted', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Counted</h1>' }),
  )
  await page.addInitScript(() => localStorage.setItem('consent', 'yes'))
  await page.goto('/counted')
  await page.addScriptTag({ content: await bundleCounting() })
  await expect.poll(() => asked).toEqual(['?id=G-TEST', '?id=GTM-TEST'])
  const told = await page.evaluate(() =>
    (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>)),
  )
  expect(told[0]).toEqual([
    'consent',
    'default',
    {
      analytics_storage: 'denied',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    },
  ])
  expect(told.map(([name]) => name)).toContain('config')
})
