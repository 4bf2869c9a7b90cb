import { type Page } from '@playwright/test'
import { pollSeconds } from '../../src/browser/app/newBuild'
import { requestsReported } from './requests'

/** The time after which a page has certainly polled for a new build, in milliseconds. */
export const pollInterval = (pollSeconds + 60) * 1000

/** Responds to every request for builds/latest.json with `response`. Returns a list of the requested URLs. */
export async function mockPolls(page: Page, response: object): Promise<string[]> {
  const polls: string[] = []

  await page.route(/\/builds\/latest\.json\?/, (route) => {
    polls.push(route.request().url())

    return route.fulfill(response)
  })

  return polls
}

/** Mocks builds/latest.json and the build manifest, as if a new build had been published. */
export async function publishBuild(page: Page, manifestStatus = 200): Promise<void> {
  await page.route('**/builds/meta/another.json', (route) =>
    route.fulfill({ status: manifestStatus, json: { id: 'another' } }),
  )
  await mockPolls(page, { json: { id: 'another' } })
}

/** Performs an action that makes the page poll for a new build, and waits until the page has detected the build. */
export async function detectNewBuild(page: Page, act: () => Promise<void>): Promise<void> {
  const manifest = page.waitForResponse('**/builds/meta/another.json')

  await act()
  await manifest
  await requestsReported(page)
}

/** Hides the tab, or shows it again, as if the visitor had changed to another tab or back. */
export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { get: () => value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}
