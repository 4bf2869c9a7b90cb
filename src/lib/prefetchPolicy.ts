import { routes, type Route } from '../site/routes'

type Connection = NonNullable<Navigator['connection']>

/** Returns whether pages may be prefetched on a connection: not with data saver and not on 2G. */
export function mayPrefetch({ saveData, effectiveType }: Connection): boolean {
  return saveData !== true && effectiveType !== '2g' && effectiveType !== 'slow-2g'
}

/** Returns when a route is prefetched: if a link to it is in view; the long legal pages only on hover or focus. */
export function prefetchMoment(route: Route): 'inView' | 'onIntent' {
  const namespaces: readonly string[] = routes[route].namespaces
  return namespaces.includes('legal') ? 'onIntent' : 'inView'
}
