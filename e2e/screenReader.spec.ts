import { expect, test, type Page } from '@playwright/test'
import { fillPlaceholders } from '../src/lib/text'
import { formatSeconds } from '../src/lib/formats'
import { pathFor } from '../src/lib/paths'
import { homeCountdownSeconds } from '../src/site/constants'
import { type Locale } from '../src/site/locales'
import { wordsOf } from '../tests/support/words'
import { heard, prepareReader, readAll, startReader } from './support/virtualReader'
import { openApp, openAppInHeldTime, publishHash } from './support/visitor'
import { lostAnnouncements } from './support/widgets'

const someLocales: readonly Locale[] = ['en', 'ar', 'ja']
const hash = 'a'.repeat(64)

test.beforeAll(prepareReader)

/** Follows a link of the footer to the refund rules. */
const goToRefund = (page: Page, locale: Locale) =>
  page.locator(`footer nav a[href="${pathFor('refund', locale)}"]`).click()

for (const locale of someLocales) {
  test(`a change of page is announced in the page's language (${locale})`, async ({ page }) => {
    await openApp(page, pathFor('price', locale))
    await startReader(page)
    const { title } = wordsOf(locale, 'refund')
    const go = () => goToRefund(page, locale)
    expect(await lostAnnouncements(page, go, [`assertive: ${title}`])).toEqual([])
  })

  test(`the countdown is announced once (${locale})`, async ({ page }) => {
    const { countdown } = wordsOf(locale, 'errors').notFound
    const seconds = formatSeconds(homeCountdownSeconds - 1, locale)
    const announced = `polite: ${fillPlaceholders(countdown, { seconds })}`
    await openAppInHeldTime(page, `${pathFor('home', locale)}nowhere/`)
    await startReader(page)
    const wait = () => page.clock.runFor(1500)
    expect(await lostAnnouncements(page, wait, [announced])).toEqual([])
    await page.clock.runFor(3000)
    expect(await heard(page)).toEqual([])
  })
}

test('a copied hash is announced', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await publishHash(page, hash)
  const { copyHash, copied } = wordsOf('en', 'downloads').moment
  await openApp(page, '/about/')
  await page.locator('header').getByRole('link', { name: 'Download' }).click()
  await expect(page).toHaveURL('/download/')
  await startReader(page)
  const copy = () => page.getByRole('button', { name: copyHash }).first().click()
  expect(await lostAnnouncements(page, copy, [`polite: ${copied}`])).toEqual([])
})

test('the pages are read in order, with the names and roles of what is on them', async ({
  page,
}) => {
  const common = wordsOf('en', 'common')
  await openApp(page, '/')
  await startReader(page)
  const phrases = await readAll(page)
  const { stage } = wordsOf('en', 'home')
  const landmarks = [
    `link, ${common.skipToContent}`,
    'banner',
    `navigation, ${common.navigation.label}`,
    `link, ${common.navigation.download}`,
    'main',
    `slider, ${stage.label}`,
    'contentinfo',
    `navigation, ${common.navigation.footerLabel}`,
  ]
  const places = landmarks.map((landmark) =>
    phrases.findIndex((phrase) => phrase.startsWith(landmark)),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(phrases.filter((phrase) => /^heading, .*level 1/.test(phrase))).toHaveLength(1)
})
