import type { Locale } from './locales'

/**
 * Every page of the site: its path in the default language, the file of src/templates that makes it,
 * and the namespaces of content/locales/<language>/ that its messages come from besides its own and `common`.
 */
export const routes = {
  home: { path: '/', template: 'home', namespaces: ['requirements', 'downloads', 'modes', 'app'] },
  about: { path: '/about/', template: 'about', namespaces: [] },
  price: { path: '/price/', template: 'price', namespaces: [] },
  refund: { path: '/refund/', template: 'legal', namespaces: ['legal'] },
  credits: { path: '/credits/', template: 'credits', namespaces: [] },
  privacy: { path: '/privacy/', template: 'legal', namespaces: ['legal'] },
  service: { path: '/service/', template: 'legal', namespaces: ['legal'] },
  download: { path: '/download/', template: 'download', namespaces: ['requirements', 'downloads'] },
  tutorial: { path: '/tutorial/', template: 'tutorial', namespaces: ['app'] },
} as const

export type Route = keyof typeof routes

/** The names of all routes, in the order of the sitemap. */
export const routeNames = Object.keys(routes) as Route[]

/** Says whether a text is the name of one of our routes. */
export function isRoute(name: string): name is Route {
  return Object.hasOwn(routes, name)
}

/** The name of a route whose page is one long text, the file of that name in content/prose/<language>/. */
export type LegalRoute = {
  [Name in Route]: (typeof routes)[Name]['template'] extends 'legal' ? Name : never
}[Route]

/** Says whether a name is that of a route whose page is one long text. */
export function isLegalRoute(name: string | undefined): name is LegalRoute {
  return routeNames.some((route) => route === name && routes[route].template === 'legal')
}

/** The context of a page; `i18n` keeps gatsby-plugin-react-i18next from creating pages of its own. */
export interface PageContext extends Record<string, unknown> {
  readonly locale: Locale
  readonly route: Route | 'notFound'
  /** The page's name, such as `about___de`. */
  readonly routeName: string
  readonly namespaces: readonly string[]
  readonly i18n: { readonly language: Locale }
}

/** What a build tells the head script, which loads the app. */
export interface AppBuild {
  /** Scripts of the app in the order in which they run. */
  readonly scripts: readonly string[]
  /** Scripts of each route's page template. */
  readonly pageScripts: Readonly<Record<string, readonly string[] | undefined>>
  /** Gatsby compares it with app-data.json to detect a newer build. */
  readonly compilationHash: string
}
