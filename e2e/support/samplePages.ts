import { sitePages } from '../../tests/support/sitePages'

/** Every kind of page in English, and one that runs from right to left. */
export const samplePages = sitePages.filter(
  ({ locale, route }) => locale === 'en' || (locale === 'ar' && route === 'home'),
)
