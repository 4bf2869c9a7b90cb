import { isLegalRoute } from '../../site/routes'
import { defaultLocale } from '../../site/locales'
import type { Content } from './content'
import { itemsAt, keyOf } from './data'

/** The anchors that every page has: parts of the header and the footer. */
const everywhere = ['contact']

/**
 * The names that a link to a route can end in after `#`; without a route, those that every page has.
 * Undefined while the file that would tell has mistakes.
 */
export function anchorsOf(route: string | undefined, { sound }: Content): string[] | undefined {
  if (route === undefined) return everywhere
  const order = sound('content/site/faq.yaml')
  const isLegal = isLegalRoute(route)
  const text = isLegal ? sound(`content/prose/${defaultLocale}/${route}.yaml`) : {}
  if (order === undefined || text === undefined) return undefined
  return [
    ...everywhere,
    ...itemsAt(order, [route]).map(({ item }) => String(item)),
    ...itemsAt(text, ['sections']).flatMap(({ item }) => keyOf(item) ?? []),
  ]
}
