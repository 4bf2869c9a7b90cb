import type { BreadcrumbList } from 'schema-dts'
import { absoluteUrl } from '../../absoluteUrl'
import { pathFor } from '../../paths'
import type { Route } from '../../../site/routes'
import type { LanguageWords, SiteFacts } from '../siteFacts'

/** The labels of the navigation that are not called like their route. */
const labels: Partial<Record<Route, string>> = { price: 'pricing', tutorial: 'tutorials' }

/** The way from the home page to another one; none for the home page itself. */
export function breadcrumbs(
  route: Route,
  { siteUrl, brand }: SiteFacts,
  { locale, navigation }: LanguageWords,
): BreadcrumbList[] {
  if (route === 'home') return []
  const label = labels[route] ?? route
  const name = navigation[label]
  if (!name) throw new Error(`common.json has no label navigation.${label}`)
  const crumb = (position: number, text: string, to: Route) => ({
    '@type': 'ListItem' as const,
    position,
    name: text,
    item: absoluteUrl(siteUrl, pathFor(to, locale)),
  })
  const itemListElement = [crumb(1, brand, 'home'), crumb(2, name, route)]
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}
