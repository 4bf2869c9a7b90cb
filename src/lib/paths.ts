import { defaultLocale, type Locale, localeCodes } from '../site/locales'
import { type Route, routeNames, routes } from '../site/routes'

/** The site-relative address of a route in a language, with its trailing slash: `("about", "de")` gives `/de/about/`. */
export function pathFor(route: Route, locale: Locale): string {
  return localizedPath(routes[route].path, locale)
}

/** Puts a language's prefix before a site-relative path; the default language has none. */
export function localizedPath(path: string, locale: Locale): string {
  return locale === defaultLocale ? path : `/${locale}${path}`
}

/** The site-relative address of a language's not-found page: `"de"` gives `/de/404.html`. */
export function notFoundPath(locale: Locale): string {
  return localizedPath('/404.html', locale)
}

/** The name of a page: `("about", "de")` gives `about___de`. */
export function pageName(route: string, locale: Locale): string {
  return `${route}___${locale}`
}

/** The route that a site-relative address with its trailing slash leads to, in whatever language; undefined when it is none of ours. */
export function routeOfPath(path: string): Route | undefined {
  return routeNames.find((route) => localeCodes.some((locale) => pathFor(route, locale) === path))
}

/** The full address of a site-relative path: `("https://a.example", "/de/")` gives `https://a.example/de/`. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return new URL(path, siteUrl).href
}

/** The event stream of content errors in `gatsby develop`; the published site has nothing there. */
export const contentErrorsPath = '/__content/errors/'
