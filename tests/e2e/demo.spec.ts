import { expect, test } from '@playwright/test'
import { fillPlaceholders } from '../../src/lib/text'
import { pathFor } from '../../src/lib/paths'
import { messagesOf, readContent } from '../support/content'
import { editPageData, headerLink, openApp } from '../support/visitor'

/** The HTML of a fake video player, which shows the features that its permissions policy allows. */
const stub = `<h1>The player</h1><script>
  const may = (name) => document.featurePolicy.allowsFeature(name)
  document.body.append(may('autoplay') ? 'autoplay' : '', may('fullscreen') ? ' fullscreen' : '')
</script>`

test('a demo video plays on the page and gets the focus, but a Ctrl-click opens a new tab', async ({
  page,
}) => {
  const { play, items } = messagesOf('en', 'home').testimonials
  const requested: string[] = []
  const { player } = readContent<{ player: string }>('site/testimonials.yaml')

  await page.route(`${player}**`, async (route) => {
    requested.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: stub })
  })
  await editPageData(page, (data) => data.replace('"videoId":null', '"videoId":"first"'), 'index')
  await openApp(page, pathFor('about', 'en'))
  await headerLink(page, pathFor('home', 'en')).click()
  const link = page.getByRole('link', {
    name: fillPlaceholders(play, { title: items.stream.title }),
  })

  await link.scrollIntoViewIfNeeded()
  expect(requested).toEqual([])

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

  await link.press('Enter')
  const frame = page.getByTitle(items.stream.title, { exact: true })

  await expect(frame).toBeFocused()
  await expect(frame.contentFrame().getByRole('heading')).toHaveText('The player')
  await expect(frame.contentFrame().locator('body')).toContainText('autoplay fullscreen')
})
