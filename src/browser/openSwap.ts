import { preferredLocale } from '../lib/localePreference'
import { defaultLocale } from '../site/locales'
import { readCookies } from './storage'

// The script of the pages for shared swaps. Opens the swap in the visitor's language.
const visitor = { query: '', cookies: readCookies(), languages: navigator.languages }
const locale = preferredLocale(visitor) ?? defaultLocale
const link = document.querySelector<HTMLAnchorElement>(`main a[hreflang="${locale}"]`)
if (link) location.replace(link.href)
