/**
 * Every page of the site: its path in the default language, the file of src/templates that makes it,
 * and the namespaces of content/locales/<language>/ that its words come from besides its own and `common`.
 */
export const routes = {
  home: { path: '/', template: 'home', namespaces: ['requirements', 'downloads', 'modes'] },
  about: { path: '/about/', template: 'about', namespaces: [] },
  price: { path: '/price/', template: 'price', namespaces: [] },
  refund: { path: '/refund/', template: 'legal', namespaces: ['legal'] },
  credits: { path: '/credits/', template: 'credits', namespaces: [] },
  privacy: { path: '/privacy/', template: 'legal', namespaces: ['legal'] },
  service: { path: '/service/', template: 'legal', namespaces: ['legal'] },
  download: { path: '/download/', template: 'download', namespaces: ['requirements', 'downloads'] },
  tutorial: { path: '/tutorial/', template: 'tutorial', namespaces: [] },
} as const

export type Route = keyof typeof routes

/** The names of all routes, in the order of the sitemap. */
export const routeNames = Object.keys(routes) as Route[]

/** Says whether a text is the name of one of our routes. */
export function isRoute(name: string): name is Route {
  return Object.hasOwn(routes, name)
}
