import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { localizedPath, notFoundPath, pathFor } from '../lib/paths'
import { type Locale, localeCodes } from '../site/locales'
import { type PageContext, routeNames, routes } from '../site/routes'
import { localizedRedirects } from '../content/redirects'

/** Creates a page for every route and language, a not-found page for every language, and the redirects. */
export function createPages({ actions, getNodesByType }: CreatePagesArgs): void {
  const { createPage, createRedirect } = actions
  for (const locale of localeCodes) {
    for (const route of routeNames) {
      createPage({
        path: pathFor(route, locale),
        component: template(routes[route].template),
        context: contextFor(route, locale, [route, ...routes[route].namespaces]),
      })
    }
    createPage({
      path: notFoundPath(locale),
      // For unknown paths, the router must show the same not-found page as the web server.
      matchPath: localizedPath('/*', locale),
      component: template('notFound'),
      context: contextFor('notFound', locale, ['errors']),
    })
  }
  const [file] = getNodesByType('Redirects') as unknown as readonly Queries.Redirects[]
  for (const { from, to } of localizedRedirects(file?.redirects ?? []))
    createRedirect({ fromPath: from, toPath: to, isPermanent: true })
}

function contextFor(
  route: PageContext['route'],
  locale: Locale,
  namespaces: string[],
): PageContext {
  return {
    locale,
    route,
    namespaces: ['common', ...namespaces],
    i18n: { language: locale },
  }
}

function template(name: string): string {
  return resolve(`src/templates/${name}.tsx`)
}
