import { cacheRules, digestNamed, immutable, type Headers } from '../../site/headers'
import { defaultLocale, localeCodes } from '../../site/locales'

/** A permanent redirect from one site-relative address to another. */
export interface Move {
  readonly from: string
  readonly to: string
}

/** The most rules that Cloudflare Pages reads from a `_headers` file. */
const ruleLimit = 100

/**
 * The text of `_headers`, which edge hosts read: the security headers of every answer and the cache rules.
 * Files named by their digest are listed one by one, because a rule with a wildcard would let a browser keep
 * "not found" for a year too. Throws when there are more rules than the hosts accept.
 */
export function edgeHeaders(security: Headers, files: Iterable<string>): string {
  const digested = [...files].map((file) => `/${file}`).filter((path) => named.test(path))
  const rules: (readonly [string, Headers])[] = [
    ['/*', security],
    ...Object.entries(cacheRules).map(([path, cache]) => cacheRule(path, cache)),
    ...digested.sort().map((path) => cacheRule(path, immutable)),
  ]
  if (rules.length > ruleLimit) {
    throw new Error(`_headers has ${rules.length} rules; edge hosts read ${ruleLimit}`)
  }
  return rules.map(([path, headers]) => [path, ...lines(headers)].join('\n')).join('\n') + '\n'
}

/**
 * The text of `_redirects`, which edge hosts read: moved addresses, and below each language its own
 * not-found page (Cloudflare finds that page by itself and skips the line; Netlify needs it).
 */
export function edgeRedirects(moves: readonly Move[]): string {
  const moved = moves.map(({ from, to }) => `${from} ${to} 301`)
  const notFound = localeCodes
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => `/${locale}/* /${locale}/404.html 404`)
  return [...moved, ...notFound].join('\n') + '\n'
}

const named = new RegExp(digestNamed)

function cacheRule(path: string, cache: string): [string, Headers] {
  return [path, { 'Cache-Control': cache }]
}

function lines(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
}
