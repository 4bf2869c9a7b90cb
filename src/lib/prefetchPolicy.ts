import { routes, type Route } from '../site/routes'

/** What `navigator.connection` tells, where a browser has it. */
export interface Connection {
  saveData?: boolean | undefined
  effectiveType?: string | undefined
}

/** When a page's data is fetched ahead: once a link to it is in view, or only when it is pointed at or focused. */
export type PrefetchMoment = 'inView' | 'onIntent'

/** Whether pages may be fetched ahead on a connection: not with data saving on, nor on a 2g class. */
export function mayPrefetch({ saveData, effectiveType }: Connection): boolean {
  return saveData !== true && effectiveType !== '2g' && effectiveType !== 'slow-2g'
}

/** When a route is fetched ahead: the long legal pages only on intent. */
export function prefetchMoment(route: Route): PrefetchMoment {
  const namespaces: readonly string[] = routes[route].namespaces
  return namespaces.includes('legal') ? 'onIntent' : 'inView'
}
