import { expect, test, type Page } from '@playwright/test'
import { fillPlaceholders } from '../../src/lib/text'
import { violations } from '../support/accessibility'
import { openApp } from '../support/app'
import { messagesOf, releaseFile } from '../support/content'
import { spoof } from '../support/spoof'
import { agents } from '../support/userAgents'

const { check, mac, windows } = messagesOf('en', 'requirements')
const { failure } = messagesOf('en', 'common')

/** Expects that every download in the result of the check is this file. */
async function expectOffer(page: Page, key: string): Promise<void> {
  const links = page.locator('#requirements a[data-download]').locator('visible=true')
  const urls = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(urls.length).toBeGreaterThan(0)
  expect(new Set(urls)).toEqual(new Set([releaseFile(key).channels.preferred]))
}

test.describe('on Windows', () => {
  test.use({ userAgent: agents.windowsChrome })

  /** A computer about whose graphics card and memory browsers report only a part. */
  const computer = {
    userAgentData: { platform: 'Windows' },
    highEntropy: { architecture: 'x86', platformVersion: '15.0.0' },
    webglRenderer:
      'ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11 vs_5_0 ps_5_0, D3D11-31.0.15)',
    deviceMemory: 8,
  }

  /** Checks the computer on the download page. Returns what tests look at, and the requests since the click. */
  async function checkComputer(page: Page) {
    await spoof(page, computer)
    await openApp(page, '/download/')
    const section = page.locator('#requirements')

    await section.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    const sent: string[] = []

    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
    await section.getByRole('button', { name: check.start }).click()
    await expect(section.getByText(check.bands.unknown)).toBeVisible()

    return {
      section,
      sent,
      line: (name: string) => section.getByRole('row').filter({ hasText: name }).last(),
      answer: (part: keyof typeof check.ask, option: string) =>
        section.getByLabel(check.ask[part]).selectOption({ label: option }),
    }
  }

  test('the questions have the arrow of the site in place of that of the browser', async ({
    page,
  }) => {
    const { section } = await checkComputer(page)
    const questions = section.getByRole('combobox')

    await expect(questions.first()).toBeVisible()
    for (const question of await questions.all()) {
      await expect(question).toHaveCSS('appearance', 'none')
      await expect(question.locator('~ [data-icon=chevron]')).toBeVisible()
    }
  })

  test('the check compares each row of the requirements', async ({ page }) => {
    const { line } = await checkComputer(page)

    await expect(line('Windows 11')).toContainText(check.cells.yes)
    await expect(line('Windows 11')).toContainText(check.sources.read)
    await expect(line(fillPlaceholders(check.atLeast, { memory: '8 GB' }))).toContainText(
      check.cells.yes,
    )
    await expect(line('GeForce RTX 3060')).toContainText(check.cells.unknown)
  })

  test('an uncertain verdict gets the focus of the removed button, and offers no download', async ({
    page,
  }) => {
    const { section } = await checkComputer(page)

    await expect(page.locator(':focus')).toContainText(check.bands.unknown)
    await expect(section.locator('a[data-download]')).toHaveCount(0)
  })

  test('the verdict is certain after the last answer, and offers the download', async ({
    page,
  }) => {
    const { section, line, answer } = await checkComputer(page)

    for (const level of ['recommended', 'minimum'] as const) {
      for (const part of ['processor', 'memory', 'graphics'] as const)
        await answer(part, fillPlaceholders(check.choices.atLeast, { name: windows[level][part] }))
      const verdict = level === 'recommended' ? check.bands.well : check.bands.fast

      // The focus stays at the last answer, so that screen readers must announce the verdict.
      await expect(section.locator('[aria-live=polite]').getByText(verdict)).toBeVisible()
    }

    await expectOffer(page, 'windowsDownloader')
    await expect(line('GeForce RTX 3060')).toContainText(check.sources.answered)
  })

  test('an answer can be taken back', async ({ page }) => {
    const { section, answer } = await checkComputer(page)

    for (const withdrawn of [check.choose, check.choices.unsure]) {
      await answer('graphics', check.choices.older)
      await expect(section.getByText(check.bands.below)).toBeVisible()
      await answer('graphics', withdrawn)
      await expect(section.getByText(check.bands.unknown)).toBeVisible()
    }
  })

  test('a part that is too old makes the verdict negative', async ({ page }) => {
    const { section, answer } = await checkComputer(page)
    // The browser has reported that the memory is enough.
    const memory = section.getByLabel(check.ask.memory)

    await expect(memory.getByText(check.choices.older)).toHaveCount(0)
    await answer('graphics', check.choices.older)
    await expect(section.getByText(check.bands.below)).toBeVisible()
    await expect(section.locator('a[data-download]')).toHaveCount(0)
  })

  test('the check and the answers send no data', async ({ page }) => {
    const { section, sent, answer } = await checkComputer(page)

    await answer('graphics', check.choices.older)
    await expect(section.getByText(check.bands.below)).toBeVisible()
    // The page requests only static files, whose URLs have no query that could contain data about the visitor.
    const staticFile = /^GET [^?\s]+\.(js|json|svg|avif|webp|woff2)$/

    expect(sent.length).toBeGreaterThan(0)
    expect(sent.filter((request) => !staticFile.test(request))).toEqual([])
    expect(await violations(page)).toEqual([])
  })

  test('the page shows an error if the check fails to load, and a retry button', async ({
    page,
  }) => {
    await openApp(page, '/')
    const section = page.locator('#requirements')

    await section.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await page.route(/\.js$/, (route) => route.abort())
    await section.getByRole('button', { name: check.start }).click()
    await expect(section.getByText(failure.title)).toBeVisible()
    await page.unroute(/\.js$/)
    await section.getByRole('button', { name: failure.retry }).click()
    await expect(section.getByText(check.bands.unknown)).toBeVisible()
  })
})

test.describe('on a Mac whose browser reports an Arm processor', () => {
  test.use({ userAgent: agents.macChrome })

  test('the check says yes, and asks only whether the processor is as new as recommended', async ({
    page,
  }) => {
    await spoof(page, {
      userAgentData: { platform: 'macOS' },
      highEntropy: { architecture: 'arm', platformVersion: '14.5.0' },
      webglRenderer: 'Apple GPU',
    })
    await openApp(page, '/download/')
    const section = page.locator('#requirements')

    await section.getByRole('button', { name: check.start }).click()
    await expect(section.getByText(check.bands.fast)).toBeVisible()
    const question = section.getByRole('combobox')

    await expect(question).toHaveAccessibleName(check.ask.processor)
    await expect(question.getByText(check.choices.older)).toHaveCount(0)
    await question.selectOption({ label: mac.recommended.processor })
    await expect(section.getByText(check.bands.well)).toBeVisible()
    await expectOffer(page, 'macImage')
  })

  test('in Arabic, a processor that the site describes is read from right to left', async ({
    page,
  }) => {
    const messages = messagesOf('ar', 'requirements')

    await spoof(page, {
      userAgentData: { platform: 'macOS' },
      highEntropy: { architecture: 'arm', platformVersion: '14.5.0' },
      webglRenderer: 'Apple GPU',
    })
    await openApp(page, '/ar/download/')
    const section = page.locator('#requirements')

    await section.getByRole('button', { name: messages.check.start }).click()
    await expect(section.getByText(messages.check.bands.fast)).toBeVisible()
    await expect(section.locator('bdi', { hasText: /\p{Script=Arabic}/u })).toHaveCount(0)
  })
})

test.describe('on a Mac', () => {
  test.use({ userAgent: agents.macFirefox })

  test('the check explains where macOS shows the facts that the browser does not report', async ({
    page,
  }) => {
    await spoof(page, { userAgentData: null, webglRenderer: 'Apple M1, or similar' })
    await openApp(page, '/download/')
    const section = page.locator('#requirements')

    await section.getByRole('button', { name: check.start }).click()
    await expect(section.getByText(check.find.mac.about).first()).toBeVisible()
    // While the check cannot tell, it offers no download.
    await expect(section.locator('a[data-download]')).toHaveCount(0)
  })
})

test.describe('on Linux', () => {
  test.use({ userAgent: agents.linux })

  test('the check reports that Linux is not supported', async ({ page }) => {
    await spoof(page, { userAgentData: { platform: 'Linux' } })
    await openApp(page, '/download/')
    const section = page.locator('#requirements')
    await section.getByRole('button', { name: check.start }).click()
    await expect(section.getByText(check.bands.unsupported)).toBeVisible()
  })
})
