import { expect, test, type Page, type Route } from '@playwright/test'
import { requestsNoted } from './support/settled'
import { openApp } from './support/visitor'

const latest = /\/builds\/latest\.json\?t=\d+$/

/** Answers the poll in one way, and counts how often it is asked. */
async function answerPoll(page: Page, answer: Parameters<Route['fulfill']>[0]) {
  const polls: string[] = []
  await page.route(latest, (route) => {
    polls.push(route.request().url())
    return route.fulfill(answer)
  })
  return polls
}

const hour = 3_600_000
const newBuild = { json: { id: 'another' } }

/** A mark that a full load wipes away, one that the page starts itself at once. */
const mark = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { marked: true })
    navigation.addEventListener('navigate', ({ navigationType }) => {
      if (navigationType === 'reload') Reflect.deleteProperty(window, 'marked')
    })
  })
const marked = (page: Page) => page.evaluate(() => 'marked' in window)

async function setHidden(page: Page, hidden: boolean) {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { get: () => value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}

/** Does what makes the page look for a new build, and waits until it has heard of one. */
async function hearOfNewBuild(page: Page, bringAbout: () => Promise<void>) {
  const manifest = page.waitForResponse('**/builds/meta/another.json')
  await bringAbout()
  await manifest
  await requestsNoted(page)
}

const toAbout = (page: Page) =>
  page.locator('footer').getByRole('link', { name: 'About', exact: true }).click()

test.beforeEach(async ({ page }) => {
  await page.clock.install()
})

test('the page and the build agree on their id', async ({ page, request }) => {
  await page.goto('/')
  const { id } = (await (await request.get('/builds/latest.json')).json()) as { id: string }
  await expect(page.locator('html')).toHaveAttribute('data-build', id)
  const manifest = await request.get(`/builds/meta/${id}.json`)
  expect(await manifest.json()).toMatchObject({ id })
})

for (const [name, status] of [
  ['shown', 200],
  ['missing', 404],
  ['forbidden', 403],
] as const) {
  test(`after a new build whose manifest is ${name}, the next page is loaded whole`, async ({
    page,
  }) => {
    const polls = await answerPoll(page, newBuild)
    await page.route('**/builds/meta/another.json', (route) =>
      route.fulfill({ status, json: { id: 'another' } }),
    )
    await openApp(page, '/')
    await mark(page)
    expect(polls).toEqual([])
    await hearOfNewBuild(page, () => page.clock.runFor(hour + 60_000))
    expect(polls).toHaveLength(1)
    expect(await marked(page)).toBe(true)
    await toAbout(page)
    await expect(page).toHaveURL('/about/')
    await expect.poll(() => marked(page).catch(() => true)).toBe(false)
  })
}

for (const [name, answer] of [
  ['forbidden', { status: 403, body: '' }],
  ['missing', { status: 404, body: '' }],
  ['malformed', { body: '<!doctype html>' }],
  ['broken', { status: 500, body: '{"id":"another"}' }],
] as const) {
  test(`a ${name} answer is tolerated`, async ({ page }) => {
    const polls = await answerPoll(page, answer)
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await openApp(page, '/')
    await mark(page)
    await page.clock.runFor(hour + 60_000)
    await expect.poll(() => polls).toHaveLength(1)
    await toAbout(page)
    await expect(page.locator('html')).toHaveAttribute('data-page', 'about___en')
    expect(await marked(page)).toBe(true)
    expect(errors).toEqual([])
  })
}

test('a network that fails is tolerated', async ({ page }) => {
  await page.route(latest, (route) => route.abort())
  await openApp(page, '/')
  await mark(page)
  await page.clock.runFor(hour + 60_000)
  await toAbout(page)
  await expect(page.locator('html')).toHaveAttribute('data-page', 'about___en')
  expect(await marked(page)).toBe(true)
})

test('a tab that comes back after a while looks, and a hidden one reloads', async ({ page }) => {
  const polls = await answerPoll(page, newBuild)
  await page.route('**/builds/meta/another.json', (route) => route.fulfill({ status: 404 }))
  await openApp(page, '/about/')
  await mark(page)
  await setHidden(page, true)
  await page.clock.runFor(60_000)
  await setHidden(page, false)
  expect(polls).toEqual([])
  await page.clock.runFor(300_000)
  await hearOfNewBuild(page, () => setHidden(page, false))
  expect(polls).toHaveLength(1)
  expect(await marked(page)).toBe(true)
  await setHidden(page, true).catch(() => undefined)
  await page.clock.runFor(1000).catch(() => undefined)
  await expect.poll(() => marked(page).catch(() => true)).toBe(false)
})

test('nothing reloads under a visitor who is typing', async ({ page }) => {
  await answerPoll(page, newBuild)
  await page.route('**/builds/meta/another.json', (route) => route.fulfill({ status: 404 }))
  await openApp(page, '/about/')
  await mark(page)
  await page.evaluate(() => {
    const field = document.createElement('input')
    document.body.append(field)
    field.focus()
  })
  await hearOfNewBuild(page, () => page.clock.runFor(hour + 60_000))
  await setHidden(page, true)
  await page.clock.runFor(1000)
  expect(await marked(page)).toBe(true)
})
