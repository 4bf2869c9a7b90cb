import { expect, test } from '@playwright/test'
import { formatSeconds } from '../../src/lib/measures'
import { pathFor } from '../../src/lib/paths'
import { fillPlaceholders } from '../../src/lib/text'
import { type Locale } from '../../src/site/locales'
import { openApp } from '../support/app'
import { openAppWithPausedClock } from '../support/clock'
import { messagesOf } from '../support/content'
import { footerLink, headerLink } from '../support/layoutControls'
import { publishHash } from '../support/responses'
import {
  bundleReader,
  lostAnnouncements,
  readToEnd,
  spokenPhrases,
  startReader,
} from '../support/screenReader'
import { spoof } from '../support/spoof'

const someLocales: readonly Locale[] = ['en', 'ar', 'ja']
const { phone } = messagesOf('en', 'downloads')
const { try: swap } = messagesOf('en', 'home')
const { names, wear } = messagesOf('en', 'common').swap
const hash = 'a'.repeat(64)

test.beforeAll(bundleReader)

for (const locale of someLocales) {
  test(`a navigation is announced in the language of the page (${locale})`, async ({ page }) => {
    await openApp(page, pathFor('price', locale))
    await startReader(page)
    const { title } = messagesOf(locale, 'refund')
    const go = () => footerLink(page, pathFor('refund', locale)).click()
    expect(await lostAnnouncements(page, go, [`assertive: ${title}`])).toEqual([])
  })

  test(`the countdown is announced once (${locale})`, async ({ page }) => {
    const { countdown } = messagesOf(locale, 'errors').notFound
    const seconds = formatSeconds(9, locale)
    const announced = `polite: ${fillPlaceholders(countdown, { seconds })}`

    await openAppWithPausedClock(page, `${pathFor('home', locale)}nowhere/`)
    await startReader(page)
    const wait = () => page.clock.runFor(1500)

    expect(await lostAnnouncements(page, wait, [announced])).toEqual([])
    await page.clock.runFor(3000)
    expect(await spokenPhrases(page)).toEqual([])
  })
}

test('the keyboard can copy a hash, which is announced', async ({ page }) => {
  await publishHash(page, hash)
  const { copyHash, copied } = messagesOf('en', 'downloads').dialog

  await openApp(page, '/about/')
  await headerLink(page, '/download/').click()
  await expect(page).toHaveURL('/download/')
  await startReader(page)
  const copy = () => page.getByRole('button', { name: copyHash }).first().press('Space')

  expect(await lostAnnouncements(page, copy, [`polite: ${copied}`])).toEqual([])
  await expect(page.locator(':focus')).toHaveAccessibleName(copied)
  // The screen reader has replaced the clipboard, which our permissions policy forbids pages to read.
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(hash)
})

for (const [path, name, announced] of [
  ['/download/', phone.copyLink, phone.linkCopied],
  ['/', swap.share, swap.linkCopied],
  ['/', wear, names.ada],
] as const) {
  test(`the button "${name}" announces its result (${path})`, async ({ page }) => {
    await page.context().grantPermissions(['clipboard-write'])
    if (name === phone.copyLink)
      await spoof(page, { userAgentData: { platform: 'Android', mobile: true } })
    await openApp(page, path)
    await startReader(page)
    const button = page.getByRole('button', { name, exact: true }).locator('visible=true').first()

    expect(await lostAnnouncements(page, () => button.click(), [`polite: ${announced}`])).toEqual(
      [],
    )
  })
}

test('a page is read in order, with names and roles', async ({ page }) => {
  const common = messagesOf('en', 'common')

  await openApp(page, '/')
  await startReader(page)
  const phrases = await readToEnd(page)
  const { compareSlider } = messagesOf('en', 'home')
  const landmarks = [
    `link, ${common.skipToContent}`,
    'banner',
    `navigation, ${common.navigation.label}`,
    `link, ${common.navigation.download}`,
    'main',
    `slider, ${compareSlider.label}`,
    'contentinfo',
    `navigation, ${common.navigation.footerLabel}`,
  ]
  const positions = landmarks.map((landmark) =>
    phrases.findIndex((phrase) => phrase.startsWith(landmark)),
  )

  expect(positions).not.toContain(-1)
  expect(positions).toEqual([...positions].sort((one, other) => one - other))
  expect(phrases.filter((phrase) => /^heading, .*level 1/.test(phrase))).toHaveLength(1)
})
