import { expect, test, type Page } from '@playwright/test'
import { wordsOf } from '../tests/support/words'
import { shifts } from './support/shifts'
import { agents, openApp, spoof, type Spoof } from './support/visitor'

const words = wordsOf('en', 'downloads')
const system = (page: Page) => page.locator('html')
const opening = (page: Page) => page.locator('main').locator('> *').first()

interface Machine extends Spoof {
  readonly name: string
  readonly agent: keyof typeof agents
  readonly os: string
}

const machines: readonly Machine[] = [
  {
    name: 'Windows in Chrome',
    agent: 'windowsChrome',
    userAgentData: { platform: 'Windows' },
    os: 'windows',
  },
  {
    name: 'a Mac with Apple silicon in Chrome',
    agent: 'macChrome',
    userAgentData: { platform: 'macOS' },
    highEntropy: { architecture: 'arm' },
    os: 'macAppleSilicon',
  },
  {
    name: 'a Mac with Intel in Chrome',
    agent: 'macChrome',
    userAgentData: { platform: 'macOS' },
    highEntropy: { architecture: 'x86' },
    os: 'macIntel',
  },
  {
    name: 'a Mac with Intel in Firefox',
    agent: 'macFirefox',
    userAgentData: null,
    webglRenderer: 'Intel(R) HD Graphics 400, or similar',
    os: 'macIntel',
  },
  {
    name: 'a Mac in Safari',
    agent: 'macSafari',
    userAgentData: null,
    webglRenderer: 'Apple GPU',
    os: 'macUnknown',
  },
  {
    name: 'a Mac that refuses to tell',
    agent: 'macChrome',
    userAgentData: { platform: 'macOS' },
    webglRenderer: '',
    os: 'macUnknown',
  },
  {
    name: 'an iPad that says it is a Mac',
    agent: 'macSafari',
    userAgentData: null,
    maxTouchPoints: 5,
    os: 'mobile',
  },
  { name: 'an iPhone', agent: 'iPhone', userAgentData: null, os: 'mobile' },
  {
    name: 'an Android phone',
    agent: 'android',
    userAgentData: { platform: 'Android', mobile: true },
    os: 'mobile',
  },
  { name: 'Linux', agent: 'linux', userAgentData: { platform: 'Linux' }, os: 'other' },
]

for (const { name, agent, os, ...said } of machines) {
  test.describe(name, () => {
    test.use({ userAgent: agents[agent] })

    test(`is taken for ${os}`, async ({ page }) => {
      await spoof(page, said)
      await openApp(page, '/download/')
      await expect(system(page)).toHaveAttribute('data-os', os)
      const mac = opening(page).getByRole('link', { name: words.for.mac })
      const windows = opening(page).getByRole('link', { name: words.for.windows })
      const intel = opening(page).getByText(words.intelMac.title)
      const phone = opening(page).getByText(words.phone.title)
      await expect(windows).toBeVisible({ visible: os !== 'mobile' })
      await expect(mac).toBeVisible({ visible: os !== 'mobile' && os !== 'macIntel' })
      await expect(intel).toBeVisible({ visible: os === 'macIntel' })
      await expect(phone).toBeVisible({ visible: os === 'mobile' })
      // Whatever the machine, everything is on the download page.
      for (const key of ['windowsDownloader', 'windowsSetup', 'macImage'])
        await expect(page.locator(`#files a[data-download="${key}"]`).first()).toBeVisible()
    })
  })
}

test.describe('a Mac with Intel', () => {
  test.use({ userAgent: agents.macChrome })

  test('moves nothing when its kind becomes known', async ({ page }) => {
    await spoof(page, {
      userAgentData: { platform: 'macOS' },
      highEntropy: { architecture: 'x86' },
    })
    await page.goto('/')
    await expect(system(page)).toHaveAttribute('data-os', 'macIntel')
    expect(await page.evaluate(shifts)).toBeLessThan(0.01)
  })
})

test.describe('a phone', () => {
  test.use({ userAgent: agents.iPhone, viewport: { width: 390, height: 844 } })

  test('sends the download page to a computer', async ({ page }) => {
    await spoof(page, { userAgentData: null })
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (data: ShareData) => {
          Object.assign(window, { shared: data.url })
          return Promise.resolve()
        },
      })
    })
    await openApp(page, '/')
    const send = opening(page)
    await send.getByRole('button', { name: words.phone.share }).click()
    expect(await page.evaluate(() => (window as { shared?: string }).shared)).toMatch(
      /\/download\/$/,
    )
    const mail = await send.getByRole('link', { name: words.phone.mail }).getAttribute('href')
    expect(decodeURIComponent(mail ?? '')).toMatch(/^mailto:\?subject=.*https:\/\/.*\/download\//s)
    await send.getByText(words.phone.qr).click()
    await expect(send.getByAltText(words.phone.qrAlt)).toBeVisible()
  })

  test('finds everything on the download page without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/download/')
    await expect(page.getByText(words.intelMac.title)).toBeVisible()
    await expect(page.getByText(words.phone.title)).toBeVisible()
    await context.close()
  })
})
