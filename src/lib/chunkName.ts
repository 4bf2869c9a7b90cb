import { routes, type Route } from '../site/routes'

/** What Gatsby calls the script that shows a route's pages. */
export function chunkName(route: Route): string {
  return `component---src-templates-${routes[route].template}-tsx`
}
