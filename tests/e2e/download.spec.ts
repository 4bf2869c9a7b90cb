import { createHash } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import { mainFiles } from '../../src/site/systems'
import { violations } from '../support/accessibility'
import { appRuns, holdApp, openApp } from '../support/app'
import { messagesOf, releaseFile, releaseFiles } from '../support/content'
import { headerLink } from '../support/layoutControls'
import { expectNoShift } from '../support/layoutShift'
import { blockFonts, mockDownloads, publishHash } from '../support/responses'
import { spoof, type Spoof } from '../support/spoof'
import { agents } from '../support/userAgents'

const messages = messagesOf('en', 'downloads')
const { dialog: texts } = messages

const opening = (page: Page) => page.locator('main').locator('> *').first()
const downloadLink = (page: Page, key: string) =>
  page.locator(`main a[data-download="${key}"]`).locator('visible=true').first()
const dialogOf = (page: Page) => page.getByRole('dialog', { name: texts.title })

const hints = (platform: string, highEntropy?: Spoof['highEntropy']): Spoof => ({
  userAgentData: { platform },
  highEntropy,
})
const noHints: Spoof = { userAgentData: null }

// One visitor for each source of the detection. src/lib/operatingSystem.test.ts tests the detection itself.
for (const [name, agent, os, spoofed] of [
  ['a Mac with Apple silicon', 'macChrome', 'mac', hints('macOS', { architecture: 'arm' })],
  ['a Mac with Intel', 'macChrome', 'macIntel', hints('macOS', { architecture: 'x86' })],
  ['an iPad', 'macSafari', 'mobile', { ...noHints, maxTouchPoints: 5 }],
  ['a phone that claims to be a computer', 'windowsChrome', 'mobile', noHints],
  ['Linux', 'linux', 'other', hints('Linux')],
  ['an unknown system', 'unknown', 'unknown', noHints],
] as const) {
  test.describe(name, () => {
    const isPhone = name.includes('phone')
    const viewport = { width: 390, height: 844 }

    test.use({
      userAgent: agents[agent],
      ...(isPhone && { isMobile: true, hasTouch: true, viewport }),
    })

    test(`is detected as ${os} without a layout shift, and finds the files for every system`, async ({
      page,
    }) => {
      await blockFonts(page)
      await spoof(page, spoofed)
      for (const path of ['/', '/download/']) {
        await expectNoShift(page, () => openApp(page, path))
        await expect(page.locator('html')).toHaveAttribute('data-os', os)
        const shownIf = (text: string, isShown: boolean) => expectInOpening(page, text, isShown)
        const isDownloadPage = path === '/download/'

        await shownIf(messages.phone.title, os === 'mobile' || (os === 'other' && isDownloadPage))
        await shownIf(messages.for.windows, os !== 'mobile')
        await shownIf(messages.for.mac, os !== 'mobile' && os !== 'macIntel')
        await shownIf(messages.intelMac.anyMac, os === 'macIntel')
        await shownIf(messages.intelMac.link, os === 'macIntel')
        await shownIf(messages.noVersion, os === 'other')
        await shownIf(messages.feed, os === 'other' && isDownloadPage)
        await shownIf(messages.ifUnknown, os === 'unknown')
        const shown = opening(page).locator('a[data-download]:visible')
        if (os === 'mobile') {
          await expect(shown).toHaveCount(0)
          await opening(page).getByText(messages.phone.files).click()
          for (const { channels } of releaseFiles())
            for (const url of Object.values(channels))
              if (url)
                await expect(opening(page).locator(`a[href="${url}"]:visible`)).toHaveCount(1)
        }

        if (os === 'mobile' && isDownloadPage) {
          await opening(page).getByText(texts.next).locator('visible=true').first().click()
          await expect(opening(page).getByText(texts.windows.install).first()).toBeVisible()
        }

        for (const key of Object.values(mainFiles))
          await expect(downloadLink(page, key)).toBeVisible()
      }
    })
  })
}

/** Expects that the opening shows a text, or that it does not. */
async function expectInOpening(page: Page, text: string, isShown: boolean): Promise<void> {
  const shown = opening(page).getByText(text, { exact: true }).filter({ visible: true })

  await expect(shown).toHaveCount(isShown ? 1 : 0)
}

/** Returns the system and the position of the first two controls for downloads, in the order of the Tab key. */
async function tabStops(page: Page) {
  const stops: { system: string; top: number; start: number }[] = []

  await page.locator('main').focus()
  for (let presses = 0; presses < 30 && stops.length < 2; presses += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const link = document.activeElement
      if (!(link instanceof HTMLElement && link.matches('main a[data-download][data-system]')))
        return undefined
      const { top, left, right } = link.getBoundingClientRect()
      const start = document.dir === 'rtl' ? innerWidth - right : left

      return { system: link.dataset.system ?? '', top: top + scrollY, start }
    })

    if (stop && !stops.some(({ system }) => system === stop.system)) stops.push(stop)
  }

  return stops
}

for (const [own, agent] of [
  ['windows', 'windowsChrome'],
  ['mac', 'macSafari'],
] as const) {
  test.describe(`on ${own}`, () => {
    test.use({ userAgent: agents[agent] })

    for (const path of ['/', '/download/', '/ar/', '/ar/download/'])
      test(`the Tab key reaches the own download first, as it is seen, before the app and with it (${path})`, async ({
        page,
      }) => {
        await spoof(page, noHints)
        const release = await holdApp(page)

        await page.goto(path, { waitUntil: 'domcontentloaded' })
        for (const start of [undefined, release]) {
          start?.()
          if (start) await appRuns(page)
          for (const width of [1280, 400]) {
            await page.setViewportSize({ width, height: 900 })
            const [first, second] = await tabStops(page)

            expect(first?.system).toBe(own)
            const isBelow = (second?.top ?? 0) > (first?.top ?? Infinity) + 8

            expect(isBelow || (second?.start ?? 0) > (first?.start ?? Infinity)).toBe(true)
          }
        }
      })

    test('the own download is first after a link, too', async ({ page }) => {
      await spoof(page, noHints)
      await openApp(page, '/about/')
      await headerLink(page, '/download/').click()
      await expect(page.locator('main article[data-system]').first()).toHaveAttribute(
        'data-system',
        own,
      )
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the downloads are in the order of the document', async ({ page }) => {
    await page.goto('/download/')
    const cards = page.locator('main article[data-system]')
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => {
        const { top, left } = card.getBoundingClientRect()
        return [Math.round(top), left]
      }),
    )

    expect([...tops].sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d)).toEqual(tops)
  })
})

const oldMac = { architecture: 'arm', platformVersion: '12.7.6' }
const armWindows = { architecture: 'arm', platformVersion: '15.0.0' }

for (const [problem, agent, spoofed] of [
  ['oldWindows', 'windows7', noHints],
  ['armWindows', 'windowsChrome', hints('Windows', armWindows)],
  ['oldMac', 'macChrome', hints('macOS', oldMac)],
] as const) {
  test.describe(`a system with the problem ${problem}`, () => {
    test.use({ userAgent: agents[agent] })

    test('is warned before the download, without a layout shift', async ({ page }) => {
      await blockFonts(page)
      await spoof(page, spoofed)
      for (const path of ['/', '/download/']) {
        await expectNoShift(page, async () => {
          await openApp(page, path)
          await expect(page.getByText(messages.notice[problem])).toBeVisible()
        })
      }

      // The check of the computer agrees with the warning.
      const { check } = messagesOf('en', 'requirements')
      const section = page.locator('#requirements')

      await section.getByRole('button', { name: check.start }).click()
      await expect(section.getByText(check.bands.below)).toBeVisible()
      await expect(section.locator('a[data-download]')).toHaveCount(0)

      // The warning does not replace the download link.
      const system = problem === 'oldMac' ? messages.for.mac : messages.for.windows

      await expect(opening(page).getByRole('link', { name: system })).toBeVisible()
    })
  })
}

test('a file is compared with the published hashes without an upload', async ({ page }) => {
  // The file is larger than one chunk of a stream.
  const file = {
    name: 'setup.exe',
    mimeType: 'application/octet-stream',
    buffer: Buffer.alloc(300_000, 'a'),
  }

  await publishHash(page, createHash('sha256').update(file.buffer).digest('hex'))
  await openApp(page, '/about/')
  await headerLink(page, '/download/').click()
  const { title, label, ours, unknown } = messagesOf('en', 'download').checkFile
  const section = page.getByRole('region', { name: title })
  const sent: string[] = []

  page.on('request', (request) => sent.push(request.method()))
  const field = section.getByLabel(label)

  await field.focus()
  await expect(field).toBeFocused()
  await field.setInputFiles(file)
  await expect(section.getByRole('status')).toContainText(ours.replace('{file}', ''))
  await field.setInputFiles({
    ...file,
    buffer: Buffer.concat([file.buffer.subarray(1), Buffer.from('b')]),
  })
  await expect(section.getByRole('status')).toHaveText(unknown)
  expect(sent.filter((method) => method !== 'GET')).toEqual([])
  expect(await violations(page)).toEqual([])
})

test.describe('a phone', () => {
  test.use({ userAgent: agents.iPhone, viewport: { width: 390, height: 844 } })

  test('can share the link to the download page, send it by email or copy it', async ({
    page,
    context,
  }) => {
    await spoof(page, { userAgentData: null })
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (data: ShareData) => {
          Object.assign(window, { shared: data.url })
          return Promise.resolve()
        },
      })
    })
    const { phone } = messagesOf('de', 'downloads')

    await openApp(page, '/de/')
    await opening(page).getByRole('button', { name: phone.share }).click()
    expect(await page.evaluate(() => (window as { shared?: string }).shared)).toMatch(
      /\/de\/download\/$/,
    )
    const mail = opening(page).getByRole('link', { name: phone.mail })

    expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toMatch(
      /^mailto:\?subject=.*https:\/\/.*\/de\/download\//s,
    )
    await context.grantPermissions(['clipboard-write'])
    await opening(page).getByRole('button', { name: phone.copyLink }).click()
    await expect(opening(page).getByText(phone.linkCopied)).toBeVisible()
  })
})

test.describe('a started download', () => {
  for (const { key, system, path } of [
    { key: 'windowsDownloader', system: 'windows', path: '/' },
    { key: 'macImage', system: 'mac', path: '/download/' },
  ] as const) {
    test(`of ${key} opens a dialog with the file name and the next steps`, async ({ page }) => {
      const requested = await mockDownloads(page)
      const { fileName, sha256, channels } = releaseFile(key)

      await openApp(page, path)
      await downloadLink(page, key).click()
      const dialog = dialogOf(page)

      await expect(dialog).toContainText(fileName)
      await expect(dialog).toContainText(new URL(channels.preferred).host)
      if (sha256) await expect(dialog).toContainText(sha256)
      if (system === 'mac')
        await expect(dialog.getByRole('img')).toHaveAccessibleName(messages.prompt.mac.alt)
      const expectLink = (name: string, url: string) =>
        expect(dialog.getByRole('link', { name })).toHaveAttribute('href', url)

      await expectLink(texts.again, channels.preferred)
      await expectLink(texts.mirror, channels.mirror)
      for (const step of ['install', 'camera'] as const)
        await expect(dialog).toContainText(texts[system][step])
      expect(await violations(page)).toEqual([])
      expect(requested).toEqual([channels.preferred])
      // From the mirror, the dialog leads back to the main server.
      await page.keyboard.press('Escape')
      // Closing goes back in the history, which would abort the next navigation.
      await expect(page).toHaveURL(path)
      await page.goto('/download/')
      await appRuns(page)
      await page.locator(`main a[href="${channels.mirror}"]`).locator('visible=true').click()
      await expectLink(texts.again, channels.mirror)
      await expectLink(texts.ownServer, channels.preferred)
      await expect(dialog).toContainText(texts.textMirror)
      await expect(dialog.getByRole('link', { name: texts.mirror })).toHaveCount(0)
      await dialog.getByRole('link', { name: texts.tutorial }).click()
      await expect(page).toHaveURL('/tutorial/')
      await expect(dialog).toHaveCount(0)
    })
  }

  test('opens a dialog that has a URL, for the Back button, reloads and links', async ({
    page,
  }) => {
    const { fileName } = releaseFile('windowsDownloader')
    const byUrl = page.getByRole('dialog', { name: texts.next })

    await mockDownloads(page)
    await openApp(page, '/download/')
    await downloadLink(page, 'windowsDownloader').click()
    await expect(dialogOf(page)).toBeVisible()
    await expect(page).toHaveURL('/download/#install-windows')
    await page.goBack()
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(page).toHaveURL('/download/')
    await page.goForward()
    await expect(byUrl).toContainText(fileName)
    await page.reload()
    await expect(byUrl).toContainText(texts.windows.camera)
    // Nothing is starting, so the dialog offers the download.
    await expect(byUrl.getByRole('link', { name: messages.for.windows })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(byUrl).toHaveCount(0)
    await expect(page).toHaveURL('/download/')
    await page.goto('/de/download/#install-mac')
    const german = page.getByRole('dialog', { name: messagesOf('de', 'downloads').dialog.next })

    await expect(german).toContainText(releaseFile('macImage').fileName)
  })

  test('opens the dialog even if the app was not running at the click', async ({ page }) => {
    await mockDownloads(page)
    const release = await holdApp(page)
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator('main a[data-download]').first().click()
    release()
    await expect(dialogOf(page)).toBeVisible()
  })
})

test.describe('without a content security policy', () => {
  // Otherwise, the browser blocks requests to other servers.
  test.use({ bypassCSP: true })

  test('the ledger lists what is published, and counts the requests to other servers', async ({
    page,
  }) => {
    const { facts, published, notYet, otherRequests, requests } = messagesOf('en', 'ledger')

    await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: '' }))
    await openApp(page, '/download/')
    const ledger = page.locator('#ledger')
    const files = releaseFiles()
    const listOf = (isPublished: boolean) =>
      ledger.getByText(isPublished ? published : notYet, { exact: true }).locator('..')
    const hasSizes = files.every(({ key, bytes }) => bytes ?? key === 'windowsDownloader')

    await expect(listOf(files.every(({ channels }) => channels.mirror))).toContainText(
      facts.mirrors,
    )
    await expect(listOf(hasSizes)).toContainText(facts.fullSize)
    await expect(ledger).toContainText(requests.split('{count}')[1] ?? '')
    const counted = async () =>
      Number(/\d+/.exec(await ledger.locator('p.withScripts').innerText()))
    const before = await counted()

    // Browsers list only the first 250 requests.
    await page.evaluate(() =>
      Promise.all(Array.from({ length: 300 }, (_, index) => fetch(`/robots.txt?${index}`))),
    )
    await expect.poll(counted).toBeGreaterThanOrEqual(before + 300)
    await expect(ledger).toContainText(requests.split('{count}')[1] ?? '')
    await page.evaluate(() => fetch('https://elsewhere.example/', { mode: 'no-cors' }))
    await expect(ledger).toContainText(
      otherRequests.replace(/.*{count}/, '').replace('{others}', '1'),
    )
  })
})
