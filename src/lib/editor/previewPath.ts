import { isLocale, defaultLocale } from '../../site/locales'
import { isRoute, routeNames, routes, type Route } from '../../site/routes'
import type { Place } from '../content/place'
import { pathFor } from '../paths'

/** Where the facts of a file are seen best, when it is not the home page. */
const routesOfFacts: Readonly<Record<string, Route>> = {
  business: 'credits',
  faq: 'tutorial',
  legal: 'service',
  media: 'tutorial',
  plans: 'price',
  releases: 'download',
  requirements: 'download',
}

/** The address of a page that shows what a file holds, in the file's language. */
export function previewPath({ room, name, language = defaultLocale }: Place): string {
  const route = room === 'locales' ? routeOfWords(name) : routeOfRest(name)
  return pathFor(route, isLocale(language) ? language : defaultLocale)
}

function routeOfWords(name: string): Route {
  if (isRoute(name)) return name
  return routeNames.find((route) => routes[route].namespaces.some((one) => one === name)) ?? 'home'
}

function routeOfRest(name: string): Route {
  return routesOfFacts[name] ?? (isRoute(name) ? name : 'home')
}
