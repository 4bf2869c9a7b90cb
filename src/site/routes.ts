import type { Locale } from './locales'

/**
 * The pages of the site. `path` is the path in the default language, `template` is the file in src/templates/, and
 * `namespaces` are the files in content/locales/<language>/ that the page uses in addition to `common` and to the file
 * named after the route.
 */
export const routes = {
  home: {
    path: '/',
    template: 'home',
    namespaces: ['requirements', 'downloads', 'modes', 'app', 'captures'],
  },
  download: {
    path: '/download/',
    template: 'download',
    namespaces: ['requirements', 'downloads', 'ledger', 'captures'],
  },
  tutorial: { path: '/tutorial/', template: 'tutorial', namespaces: ['app'] },
  price: { path: '/price/', template: 'price', namespaces: [] },
  credits: { path: '/credits/', template: 'credits', namespaces: [] },
  about: { path: '/about/', template: 'about', namespaces: ['ledger'] },
  privacy: { path: '/privacy/', template: 'legal', namespaces: ['legal'] },
  service: { path: '/service/', template: 'legal', namespaces: ['legal'] },
  refund: { path: '/refund/', template: 'legal', namespaces: ['legal'] },
} as const

export type Route = keyof typeof routes

/** The name of a page. Not-found pages have no route. */
export type PageRoute = Route | 'notFound'

/** The names of all routes, in the order of the sitemap. */
export const routeNames = Object.keys(routes) as Route[]

/** Returns whether a string is the name of a route. */
export function isRoute(name: string): name is Route {
  return Object.hasOwn(routes, name)
}

/** The name of a legal document's route, and of the document's file in content/prose/<language>/. */
export type LegalRoute = {
  [Name in Route]: (typeof routes)[Name]['template'] extends 'legal' ? Name : never
}[Route]

/** Returns whether a string is the name of a route for a legal document. */
export function isLegalRoute(name: string | undefined): name is LegalRoute {
  return routeNames.some((route) => route === name && routes[route].template === 'legal')
}

/** The context of a page. `i18n` prevents gatsby-plugin-react-i18next from creating pages of its own. */
export interface PageContext extends Record<string, unknown> {
  readonly locale: Locale
  readonly route: PageRoute
  readonly namespaces: readonly string[]
  readonly i18n: { readonly language: Locale }
}

/** Data about a build. The head script needs it to load the app. */
export interface AppBuild {
  readonly scripts: readonly string[]
  readonly pageScripts: Readonly<Record<string, readonly string[] | undefined>>
  /** Gatsby compares this hash with the hash in app-data.json to detect a newer build. */
  readonly compilationHash: string
}
