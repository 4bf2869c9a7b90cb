import { defaultLocale } from '../site/locales'
import { visitorLocale } from './visitorLocale'

// The script of the pages for shared swaps. Opens the swap in the visitor's language.
const locale = visitorLocale('') ?? defaultLocale
const link = document.querySelector<HTMLAnchorElement>(`main a[hreflang="${locale}"]`)
if (link) location.replace(link.href)
