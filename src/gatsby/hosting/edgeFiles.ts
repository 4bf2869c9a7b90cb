import { digestNamed } from '../../site/digests'
import type { Locale } from '../../site/locales'
import { permanentRoot } from '../../site/permanentPaths'
import { adminPath } from '../cms'
import {
  cacheRules,
  immutable,
  latestHeaders,
  resourcePolicies,
  sharedFiles,
  type Headers,
} from './headers'
import { otherLocales, type HostRedirect } from './hostRedirects'

/** The maximum number of rules that Cloudflare accepts in a `_headers` file. */
const ruleLimit = 100

/**
 * Returns the content of a `_headers` file: security headers for every response, and cache rules. Files with a digest
 * in their names have one rule each, because a wildcard would also cache 404 responses for a year. Throws if there are
 * more rules than `ruleLimit`.
 */
export function edgeHeaders(security: Headers, files: Iterable<string>, admin?: Headers): string {
  const cached = (path: string, cache: string) => [path, { 'Cache-Control': cache }] as const
  const digested = Array.from(files, (file) => `/${file}`).filter((path) => named.test(path))
  // One rule per path, because edge hosts would join the values of two rules.
  const ownHeaders = new Map<string, Headers>(
    Object.entries(cacheRules).map(([path, cache]) => cached(path, cache)),
  )
  const shared = { 'Cross-Origin-Resource-Policy': resourcePolicies.shared }

  for (const path of sharedFiles) ownHeaders.set(path, { ...ownHeaders.get(path), ...shared })

  const rules: (readonly [string, Headers])[] = [
    ['/*', security],
    ...ownHeaders,
    [`${permanentRoot}*`, latestHeaders],
    ...(admin ? [[adminPath, admin] as const] : []),
    ...digested.sort().map((path) => cached(path, immutable)),
  ]
  if (rules.length > ruleLimit) {
    throw new Error(`_headers has ${rules.length} rules; edge hosts accept ${ruleLimit}`)
  }

  // A line `! Name` removes the header that the `/*` rule has set. Otherwise, hosts would join both rules' values.
  const detached = (path: string, name: string) => path !== '/*' && Object.hasOwn(security, name)
  const lines = rules.flatMap(([path, headers]) => [
    path,
    ...Object.keys(headers).flatMap((name) => (detached(path, name) ? [`  ! ${name}`] : [])),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])

  return `${lines.join('\n')}\n`
}

/**
 * Returns the content of a `_redirects` file: redirects from moved pages, from permanent URLs and from pages' files, and
 * the not-found page for each language. Cloudflare ignores not-found rules and rules for one language. Netlify ignores
 * the rules for files that exist.
 */
export function edgeRedirects(redirects: readonly HostRedirect[]): string {
  const moved = redirects.map(({ from, to, status, language }) =>
    [from, to, status, ...(language ? [`Language=${language}`] : [])].join(' '),
  )
  const notFound = otherLocales.map((locale) => `/${locale}/* /${locale}/404.html 404`)
  // Cloudflare itself would redirect from these files with 307, which search engines treat as temporary.
  const pageFiles = ['/index.html / 301', '/*/index.html /:splat/ 301']
  return [...moved, ...pageFiles, ...notFound].join('\n') + '\n'
}

/** Parses a `_headers` file. Returns a function that returns the headers from all rules that match a path. */
export function readEdgeHeaders(text: string): (path: string) => Headers {
  // Each rule is a line with a path, and indented lines with headers.
  const rules = text.split(/\n(?=\/)/).map((rule) => {
    const headers = Array.from(rule.matchAll(/^\s+([^!:\s]+):\s*(.*)$/gm), (match) =>
      match.slice(1),
    )
    return { pattern: rule.replace(/\s[^]*/, ''), headers }
  })
  const matches = (path: string, pattern: string) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern

  return (path) =>
    Object.fromEntries(
      rules.filter(({ pattern }) => matches(path, pattern)).flatMap(({ headers }) => headers),
    ) as Headers
}

/** Parses a `_redirects` file. Returns a function that returns the redirect for a path and a visitor's language. */
export function readEdgeRedirects(
  text: string,
): (path: string, locale: Locale) => { status: number; location: string } | undefined {
  const rules = text.split('\n').map((line) => line.split(' '))

  return (path, locale) => {
    const own = `Language=${locale}`
    const [, location, status] =
      rules.find(([from, , , condition = own]) => from === path && condition === own) ?? []
    return location ? { status: Number(status), location } : undefined
  }
}

const named = new RegExp(digestNamed)
