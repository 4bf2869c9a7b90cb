import { expect, test, type Page } from '@playwright/test'
import { pathFor } from '../../src/lib/paths'
import { fillPlaceholders } from '../../src/lib/text'
import { openApp } from '../support/app'
import { messagesOf, readSiteFile } from '../support/content'
import { headerLink } from '../support/layoutControls'
import { editPageData } from '../support/responses'

/** The HTML of a fake video player, which shows the features that its permissions policy allows. */
const stub = `<h1>The player</h1><script>
  const may = (name) => document.featurePolicy.allowsFeature(name)
  document.body.append(may('autoplay') ? 'autoplay' : '', may('fullscreen') ? ' fullscreen' : '')
</script>`

const { play, items } = messagesOf('en', 'home').testimonials
const { player } = readSiteFile('testimonials')

/**
 * Opens the home page with the first demo, whose player is the stub. Returns its link, and the referrers of the requests
 * for the player.
 */
async function openDemo(page: Page) {
  const referrers: (string | undefined)[] = []

  await page.route(`${player}**`, async (route) => {
    const { referer } = await route.request().allHeaders()

    referrers.push(referer)
    await route.fulfill({ contentType: 'text/html', body: stub })
  })
  await editPageData(page, (data) => data.replace('"videoId":null', '"videoId":"first"'), 'index')
  await openApp(page, pathFor('about', 'en'))
  await headerLink(page, pathFor('home', 'en')).click()
  const link = page.getByRole('link', {
    name: fillPlaceholders(play, { title: items.stream.title }),
  })

  await link.scrollIntoViewIfNeeded()

  return { link, referrers }
}

test('nothing is requested from the host of a demo until the visitor plays it', async ({
  page,
}) => {
  const { referrers } = await openDemo(page)

  expect(referrers).toEqual([])
})

test('a Ctrl-click on a demo opens a new tab', async ({ page }) => {
  const { link } = await openDemo(page)
  const isPrevented = await link.evaluate((element) => {
    let prevented = true
    const note = (event: Event) => {
      prevented = event.defaultPrevented
      event.preventDefault()
    }

    addEventListener('click', note, { once: true })
    const click = { bubbles: true, cancelable: true, ctrlKey: true }

    element.dispatchEvent(new MouseEvent('click', click))

    return prevented
  })

  expect(isPrevented).toBe(false)
  await expect(link).toBeVisible()
})

test('a demo plays on the page and gets the focus', async ({ page }) => {
  const { link } = await openDemo(page)

  await link.press('Enter')
  const frame = page.getByTitle(items.stream.title, { exact: true })

  await expect(frame).toBeFocused()
  await expect(frame.contentFrame().getByRole('heading')).toHaveText('The player')
  await expect(frame.contentFrame().locator('body')).toContainText('autoplay fullscreen')
})

test('the player learns on which site it is, without which it refuses to play', async ({
  page,
  baseURL,
}) => {
  const { link, referrers } = await openDemo(page)

  await link.press('Enter')

  await expect.poll(() => referrers).toEqual([`${baseURL}/`])
})
