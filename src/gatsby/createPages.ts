import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { localizedPath, notFoundPath, pathFor } from '../lib/paths'
import { localeCodes } from '../site/locales'
import { type PageContext, routeNames, routes } from '../site/routes'

/** Creates a page for every route and language, and a not-found page for every language. */
export function createPages({ actions }: CreatePagesArgs): void {
  for (const locale of localeCodes) {
    const pages = [
      ...routeNames.map((route) => ({
        route,
        path: pathFor(route, locale),
        template: routes[route].template,
        namespaces: ['common', route, ...routes[route].namespaces],
      })),
      {
        route: 'notFound' as const,
        path: notFoundPath(locale),
        // For unknown paths, the router must show the same not-found page as the web server.
        matchPath: localizedPath('/*', locale),
        template: 'notFound',
        namespaces: ['common', 'errors'],
      },
    ]

    for (const { route, template, namespaces, ...paths } of pages)
      actions.createPage<PageContext>({
        ...paths,
        component: resolve(`src/templates/${template}.tsx`),
        context: { locale, route, namespaces, i18n: { language: locale } },
      })
  }
}
