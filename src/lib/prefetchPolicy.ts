import { routes, type Route } from '../site/routes'

/** The used part of `navigator.connection`, if the browser has it. */
export interface Connection {
  saveData?: boolean | undefined
  effectiveType?: string | undefined
}

/** When a page is prefetched: if a link to it is in view, or only if the link is hovered or focused. */
export type PrefetchMoment = 'inView' | 'onIntent'

/** Returns whether pages may be prefetched on a connection: not with data saver and not on 2G. */
export function mayPrefetch({ saveData, effectiveType }: Connection): boolean {
  return saveData !== true && effectiveType !== '2g' && effectiveType !== 'slow-2g'
}

/** Returns when a route is prefetched. The long legal pages are prefetched only on intent. */
export function prefetchMoment(route: Route): PrefetchMoment {
  const namespaces: readonly string[] = routes[route].namespaces
  return namespaces.includes('legal') ? 'onIntent' : 'inView'
}
