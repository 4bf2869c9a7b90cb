import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { localizedPath, notFoundPath, pageName, pathFor } from '../lib/paths'
import { type Locale, localeCodes } from '../site/locales'
import { type PageContext, routeNames, routes } from '../site/routes'
import { localizedRedirects } from '../lib/seo/redirects'
import { query } from './query'

/** Creates a page for every route and language, a not-found page for every language, and the redirects. */
export async function createPages(args: CreatePagesArgs): Promise<void> {
  const { createPage } = args.actions
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
      // The router must use the same not-found page for unknown paths as the host.
      matchPath: localizedPath('/*', locale),
      component: template('notFound'),
      context: contextFor('notFound', locale, ['errors']),
    })
  }
  await createRedirects(args)
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

/** Registers the redirects of moved pages, in every language. */
async function createRedirects(args: CreatePagesArgs): Promise<void> {
  const { redirects } = await query<Pick<Queries.Query, 'redirects'>>(
    args,
    /* GraphQL */ `
      {
        redirects {
          redirects {
            from
            to
          }
        }
      }
    `,
  )
  for (const { from, to } of localizedRedirects(redirects?.redirects ?? [])) {
    args.actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true })
  }
}
