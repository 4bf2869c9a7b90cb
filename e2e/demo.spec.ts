import { expect, test } from '@playwright/test'
import { fillPlaceholders } from '../src/lib/text'
import { pathFor } from '../src/lib/paths'
import { readContent, wordsOf } from '../tests/support/words'
import { openApp } from './support/visitor'

/** Says what it may do in the page around it. */
const stub = `<h1>The player</h1><script>
  const may = (name) => document.featurePolicy.allowsFeature(name)
  document.body.append(may('autoplay') ? 'plays' : 'waits', may('fullscreen') ? ', fills the screen' : '')
</script>`

test('a demo plays in its place and takes the focus; a click with Ctrl is left to the browser', async ({
  page,
}) => {
  const { play, items } = wordsOf('en', 'home').testimonials
  const asked: string[] = []
  const { player } = readContent('site/testimonials.yaml') as { player: string }
  await page.route(`${player}**`, async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: stub })
  })
  await page.route('**/page-data/index/page-data.json', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('"videoId":null', '"videoId":"first"')
    await route.fulfill({ response: answer, body })
  })
  await openApp(page, pathFor('about', 'en'))
  await page
    .locator(`header a[href="${pathFor('home', 'en')}"]`)
    .first()
    .click()
  const link = page.getByRole('link', { name: fillPlaceholders(play, { title: items.stream.title }) })
  await link.scrollIntoViewIfNeeded()
  expect(asked).toEqual([])

  const taken = await link.evaluate((element) => {
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
  expect(taken).toBe(false)
  await expect(link).toBeVisible()

  await link.press('Enter')
  const frame = page.getByTitle(items.stream.title, { exact: true })
  await expect(frame).toBeFocused()
  await expect(frame.contentFrame().getByRole('heading')).toHaveText('The player')
  await expect(frame.contentFrame().locator('body')).toContainText('plays, fills the screen')
})
