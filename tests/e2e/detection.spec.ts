import { expect, test } from '@playwright/test'
import { mainFiles } from '../../src/site/systems'
import { openApp } from '../support/app'
import { messagesOf, releaseFiles } from '../support/content'
import { downloadLink, opening, hints, noHints } from '../support/downloads'
import { layoutShift } from '../support/layoutShift'
import { blockFonts } from '../support/responses'
import { spoof } from '../support/spoof'
import { agents } from '../support/userAgents'

const messages = messagesOf('en', 'downloads')

// One visitor for each source of the detection. src/lib/operatingSystem.test.ts tests the detection itself.
const visitors = [
  {
    name: 'a Mac with Apple silicon',
    agent: 'macChrome',
    os: 'mac',
    spoofed: hints('macOS', { architecture: 'arm' }),
  },
  {
    name: 'a Mac with Intel',
    agent: 'macChrome',
    os: 'macIntel',
    spoofed: hints('macOS', { architecture: 'x86' }),
  },
  { name: 'an iPad', agent: 'macSafari', os: 'mobile', spoofed: { ...noHints, maxTouchPoints: 5 } },
  {
    name: 'a phone that claims to be a computer',
    agent: 'windowsChrome',
    os: 'mobile',
    spoofed: noHints,
  },
  { name: 'Linux', agent: 'linux', os: 'other', spoofed: hints('Linux') },
  { name: 'an unknown system', agent: 'unknown', os: 'unknown', spoofed: noHints },
] as const

const phone = { isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } }

/** Returns texts about systems, and whether the opening of a page shows each. */
function textsFor(os: (typeof visitors)[number]['os'], path: string): [string, boolean][] {
  const isDownloadPage = path === '/download/'

  return [
    [messages.phone.title, os === 'mobile' || (os === 'other' && isDownloadPage)],
    [messages.for.windows, os !== 'mobile'],
    [messages.for.mac, os !== 'mobile' && os !== 'macIntel'],
    [messages.intelMac.anyMac, os === 'macIntel'],
    [messages.intelMac.link, os === 'macIntel'],
    [messages.noVersion, os === 'other'],
    [messages.feed, os === 'other' && isDownloadPage],
    [messages.ifUnknown, os === 'unknown'],
  ]
}

/** Lets the tests of a group run in the browser of a visitor, without fonts. */
function visitAs({ name, agent, spoofed }: (typeof visitors)[number]): void {
  test.use({ userAgent: agents[agent], ...(name.includes('phone') && phone) })

  test.beforeEach(async ({ page }) => {
    await blockFonts(page)
    await spoof(page, spoofed)
  })
}

for (const visitor of visitors) {
  const { name, os } = visitor

  test.describe(name, () => {
    visitAs(visitor)

    for (const path of ['/', '/download/']) {
      test(`is detected as ${os} without a layout shift, and gets its own texts, on ${path}`, async ({
        page,
      }) => {
        await openApp(page, path)
        expect(await layoutShift(page)).toBeLessThan(0.01)

        await expect(page.locator('html')).toHaveAttribute('data-os', os)
        for (const [text, isShown] of textsFor(os, path)) {
          const shown = opening(page).getByText(text, { exact: true }).filter({ visible: true })

          await expect(shown).toHaveCount(isShown ? 1 : 0)
        }
      })

      test(`finds the file for every system on ${path}`, async ({ page }) => {
        await openApp(page, path)
        // The files are not for this phone, so a list of them is collapsed.
        if (os === 'mobile') await opening(page).getByText(messages.phone.files).click()

        for (const key of Object.values(mainFiles))
          await expect(downloadLink(page, key)).toBeVisible()
      })
    }
  })
}

for (const visitor of visitors.filter(({ os }) => os === 'mobile')) {
  test.describe(`${visitor.name}, which cannot run the app,`, () => {
    visitAs(visitor)

    for (const path of ['/', '/download/']) {
      test(`is offered no download before it opens the list of files on ${path}`, async ({
        page,
      }) => {
        await openApp(page, path)

        await expect(opening(page).locator('a[data-download]:visible')).toHaveCount(0)
      })

      test(`finds the URLs of every file in the list on ${path}`, async ({ page }) => {
        const urls = releaseFiles().flatMap(({ channels }) => Object.values(channels))

        await openApp(page, path)
        await opening(page).getByText(messages.phone.files).click()

        for (const url of urls.filter(Boolean))
          await expect(opening(page).locator(`a[href="${url}"]:visible`)).toHaveCount(1)
      })
    }

    test('can read the next steps on /download/', async ({ page }) => {
      const { next, windows } = messages.dialog

      await openApp(page, '/download/')
      await opening(page).getByText(messages.phone.files).click()
      await opening(page).getByText(next).locator('visible=true').first().click()

      await expect(opening(page).getByText(windows.install).first()).toBeVisible()
    })
  })
}
