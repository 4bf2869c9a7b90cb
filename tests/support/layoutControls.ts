import type { Page } from '@playwright/test'
import { type Locale } from '../../src/site/locales'
import { messagesOf } from './content'

/** Locates a menu in the header: its `<details>` and `<summary>` elements. */
function headerMenu(page: Page, label: string) {
  const labelled = page.locator('summary', { hasText: label })
  const menu = page.locator('header details').filter({ has: labelled })

  return { menu, control: menu.locator('summary') }
}

export const languageMenu = (page: Page, locale: Locale = 'en') =>
  headerMenu(page, messagesOf(locale, 'common').language.label)

/** Locates the navigation menu for narrow windows. */
export const mobileMenu = (page: Page, locale: Locale = 'en') =>
  headerMenu(page, messagesOf(locale, 'common').menu)

/** Locates the visible link to a path in the header. */
export const headerLink = (page: Page, path: string) =>
  page.locator(`header a[href="${path}"]`).locator('visible=true').first()

/** Locates the link to a path in the footer. */
export const footerLink = (page: Page, path: string) =>
  page.locator(`footer a[href="${path}"]`).first()
