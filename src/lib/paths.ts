import { defaultLocale, type Locale } from '../site/locales'
import { type Route, routes } from '../site/routes'

/** Returns the path of a route in a language, with its trailing slash: `/de/about/` for `("about", "de")`. */
export function pathFor(route: Route, locale: Locale): string {
  return localizedPath(routes[route].path, locale)
}

/** Adds the prefix for a language to a path. The default language has no prefix. */
export function localizedPath(path: string, locale: Locale): string {
  return locale === defaultLocale ? path : `/${locale}${path}`
}

/** Returns the path of a language's not-found page: `/de/404.html` for `de`. */
export function notFoundPath(locale: Locale): string {
  return localizedPath('/404.html', locale)
}

/** Returns the name of a page: `about___de` for `("about", "de")`. */
export function pageName(route: string, locale: Locale): string {
  return `${route}___${locale}`
}

/** Returns the absolute URL of a path: `https://a.example/de/` for `("https://a.example", "/de/")`. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return new URL(path, siteUrl).href
}

/** Returns the path of a language's web app manifest. */
export function manifestPath(locale: Locale): string {
  return localizedPath('/manifest.webmanifest', locale)
}

/** The path of the index of the sitemaps, which gatsby-plugin-sitemap writes. */
export const sitemapPath = '/sitemap-index.xml'

export const feedPath = '/releases.atom'

export const feedType = 'application/atom+xml'

/** The path of the event stream for content errors, which only `gatsby develop` serves. */
export const contentErrorsPath = '/__content/errors/'
