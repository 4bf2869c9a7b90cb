import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { localizedPath, notFoundPath, pathFor } from '../lib/paths'
import { localeCodes } from '../site/locales'
import { type PageContext, routeNames, routes } from '../site/routes'
import { startCards } from './cards/socialCards'
import { readSite } from './readSite'

/** Creates all pages. A build then starts to draw their social cards, because webpack, which follows, uses one core. */
export async function createPages(args: CreatePagesArgs): Promise<void> {
  createSitePages(args)
  if (process.env.NODE_ENV === 'production') startCards(await readSite(args), 'public')
}

/** Creates a page for every route and language, and a not-found page for every language. */
function createSitePages({ actions }: CreatePagesArgs): void {
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
