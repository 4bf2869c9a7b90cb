import { defaultLocale } from '../../../site/locales'
import type { Content } from '../content'
import type { Mistake } from '../mistake'

/** What every page needs besides its own words. */
const shared = ['common', 'errors', 'units']

/** English has the words of every route and of everything that routes share. */
export function namespaces({ site, paths }: Content): Mistake[] {
  const routes = Object.entries(site.routes)
  const needed = new Set([
    ...shared,
    ...routes.flatMap(([name, route]) => [name, ...route.namespaces]),
  ])
  return [...needed]
    .map((name) => `content/locales/${defaultLocale}/${name}.json`)
    .filter((path) => !paths.includes(path))
    .map((file) => ({ file, line: 1, column: 1, path: '', message: 'this is missing' }))
}
