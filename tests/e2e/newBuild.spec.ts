import { expect, test } from '@playwright/test'
import { pollOnReturnSeconds } from '../../src/browser/app/newBuild'
import { expectReload, isSameDocument, markDocument, openApp, showsPage } from '../support/app'
import { footerLink } from '../support/layoutControls'
import {
  detectNewBuild,
  mockPolls,
  pollInterval,
  publishBuild,
  setHidden,
} from '../support/newBuild'
import { requestsReported } from '../support/requests'

test.beforeEach(({ page }) => page.clock.install())

test('a build has a manifest', async ({ request }) => {
  const { id } = (await (await request.get('/builds/latest.json')).json()) as { id: string }
  const manifest = await request.get(`/builds/meta/${id}.json`)
  expect(await manifest.json()).toMatchObject({ id })
})

// The specification requires that the page accepts a new build even if its manifest is missing or forbidden.
for (const status of [200, 404, 403]) {
  test(`a new build whose manifest has status ${status} is loaded on the next navigation`, async ({
    page,
  }) => {
    await openApp(page, '/')
    await requestsReported(page)
    await publishBuild(page, status)
    await markDocument(page)
    await detectNewBuild(page, () => page.clock.runFor(pollInterval))
    expect(await isSameDocument(page)).toBe(true)

    await footerLink(page, '/about/').click()
    await expect(page).toHaveURL('/about/')
    await expectReload(page)
  })
}

for (const [name, response] of [
  ['forbidden', { status: 403, body: '' }],
  ['missing', { status: 404, body: '' }],
  ['malformed', { body: '<!doctype html>' }],
  ['broken', { status: 500, body: '{"id":"another"}' }],
] as const) {
  test(`a new build is asked for once an hour, and not assumed if the response is ${name}`, async ({
    page,
  }) => {
    const errors: string[] = []

    page.on('pageerror', ({ message }) => errors.push(message))
    await openApp(page, '/')
    await requestsReported(page)
    const polls = await mockPolls(page, response)

    await markDocument(page)
    await page.clock.runFor(pollInterval)
    await requestsReported(page)
    expect(polls).toHaveLength(1)

    await footerLink(page, '/about/').click()
    await showsPage(page, 'about')
    expect(await isSameDocument(page)).toBe(true)
    expect(errors).toEqual([])
  })
}

test('a new build is detected when the tab becomes visible, and loaded when the tab is hidden again', async ({
  page,
}) => {
  await openApp(page, '/about/')
  await requestsReported(page)
  await publishBuild(page)
  await markDocument(page)

  await setHidden(page, true)
  await page.clock.runFor((pollOnReturnSeconds + 60) * 1000)
  await detectNewBuild(page, () => setHidden(page, false))
  expect(await isSameDocument(page)).toBe(true)

  await setHidden(page, true).catch(() => undefined)
  await page.clock.runFor(1000).catch(() => undefined)
  await expectReload(page)
})
