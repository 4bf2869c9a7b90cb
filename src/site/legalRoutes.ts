import { routeNames, routes, type Route } from './routes'

/** The name of a route whose page is one long text, the file of that name in content/prose/<language>/. */
export type LegalRoute = {
  [Name in Route]: (typeof routes)[Name]['template'] extends 'legal' ? Name : never
}[Route]

/** Says whether a name is that of a route whose page is one long text. */
export function isLegalRoute(name: string | undefined): name is LegalRoute {
  return routeNames.some((route) => route === name && routes[route].template === 'legal')
}
