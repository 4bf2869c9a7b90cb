import { expect, type Page } from '@playwright/test'
import { pageName } from '../../src/lib/paths'
import { type Locale } from '../../src/site/locales'
import { type Route } from '../../src/site/routes'

/** Waits until the app is running. */
export async function appRuns(page: Page): Promise<void> {
  await page.locator('html[data-app]').waitFor({ state: 'attached' })
}

/** Opens a page and waits until the app is running. The app does not wait until the page is idle, as after a touch. */
export async function openApp(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(() => dispatchEvent(new Event('pointerdown')))
  await appRuns(page)
}

/** Holds back the app's script. Returns a function that lets the script load. */
export async function holdApp(page: Page): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))

  await page.route(/\/app-[0-9a-f]+\.js$/, async (route) => {
    await released
    await route.continue()
  })

  return () => release()
}

/** Waits until the app has rendered the page of the given route and language. */
export async function showsPage(page: Page, route: Route, locale: Locale = 'en'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-page', pageName(route, locale))
}

/** Marks the document, so that `isSameDocument` can detect a full page load. */
export const markDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { marked: true }))

/** Returns whether no full page load has happened since `markDocument`. */
export const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window)

/** Waits until the document that `markDocument` has marked is replaced by a full page load. */
export async function expectReload(page: Page): Promise<void> {
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false)
}
