import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { localizedPath, pageName, pathFor } from '../lib/paths'
import { localeCodes, type Locale } from '../site/locales'
import type { PageContext } from '../site/pageContext'
import { routeNames, routes } from '../site/routes'

/** Makes a page for every route and language, and a not-found page for every language. */
export function createPages({ actions: { createPage } }: CreatePagesArgs): void {
  for (const locale of localeCodes) {
    for (const route of routeNames) {
      createPage({
        path: pathFor(route, locale),
        component: template(routes[route].template),
        context: contextFor(route, locale, [route, ...routes[route].namespaces]),
      })
    }
    createPage({
      path: localizedPath('/404.html', locale),
      // The host answers unknown addresses below a language with its not-found page, and so does the router.
      matchPath: localizedPath('/*', locale),
      component: template('notFound'),
      context: contextFor('notFound', locale, ['errors']),
    })
  }
}

function contextFor(
  route: PageContext['route'],
  locale: Locale,
  namespaces: string[],
): PageContext {
  return {
    locale,
    route,
    routeName: pageName(route, locale),
    namespaces: ['common', ...namespaces],
    i18n: { language: locale },
  }
}

function template(name: string): string {
  return resolve(`src/templates/${name}.tsx`)
}
