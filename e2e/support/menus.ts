import { type Locator, type Page } from '@playwright/test'
import { type Locale } from '../../src/site/locales'
import { wordsOf } from '../../tests/support/words'

/** A menu that opens from the header: the `<details>` itself and the control that opens it. */
interface HeaderMenu {
  readonly menu: Locator
  readonly control: Locator
}

/** The menu of a page's languages. */
export function languageMenu(page: Page, locale: Locale): HeaderMenu {
  return headerMenu(page, wordsOf(locale, 'common').language.label)
}

/** The menu that stands for the navigation in a narrow window. */
export function mobileMenu(page: Page, locale: Locale): HeaderMenu {
  return headerMenu(page, wordsOf(locale, 'common').menu)
}

function headerMenu(page: Page, label: string): HeaderMenu {
  const labelled = page
    .locator('summary', { hasText: label })
    .or(page.locator(`summary[aria-label="${label}"]`))
  const menu = page.locator('header details').filter({ has: labelled })
  return { menu, control: menu.locator('summary') }
}
