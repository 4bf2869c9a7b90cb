import { digestNamed } from '../../site/digests'
import { adminPath } from '../cms'
import { defaultLocale, localeCodes, type Locale } from '../../site/locales'
import { getPath } from '../../site/permanentPaths'
import { cacheRules, immutable, latestHeaders, type Headers } from './headers'
import type { HostRedirect } from './hostRedirects'

/** The maximum number of rules that Cloudflare accepts in a `_headers` file. */
const ruleLimit = 100

/**
 * Returns the content of a `_headers` file: security headers for every response, and cache rules. Files with a digest
 * in their names have one rule each, because a wildcard would also cache 404 responses for a year. Throws if there are
 * more rules than `ruleLimit`.
 */
export function edgeHeaders(security: Headers, files: Iterable<string>, admin?: Headers): string {
  const digested = [...files].map((file) => `/${file}`).filter((path) => named.test(path))
  const rules: (readonly [string, Headers])[] = [
    ['/*', security],
    ...Object.entries(cacheRules).map(([path, cache]) => cacheRule(path, cache)),
    [`${getPath}*`, latestHeaders],
    ...(admin ? [[adminPath, admin] as const] : []),
    ...digested.sort().map((path) => cacheRule(path, immutable)),
  ]
  if (rules.length > ruleLimit) {
    throw new Error(`_headers has ${rules.length} rules; edge hosts accept ${ruleLimit}`)
  }
  // A line `! Name` removes the header that the `/*` rule has set. Otherwise, hosts would join both rules' values.
  const detached = (path: string, headers: Headers) =>
    path === '/*' ? [] : Object.keys(headers).filter((name) => Object.hasOwn(security, name))
  return rules
    .flatMap(([path, headers]) => [
      path,
      ...detached(path, headers).map((name) => `  ! ${name}`),
      ...lines(headers),
    ])
    .map((line) => `${line}\n`)
    .join('')
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
  const notFound = localeCodes
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => `/${locale}/* /${locale}/404.html 404`)
  // Cloudflare itself would redirect from these files with 307, which search engines treat as temporary.
  const pageFiles = ['/index.html / 301', '/*/index.html /:splat/ 301']
  return [...moved, ...pageFiles, ...notFound].join('\n') + '\n'
}

/** Parses a `_headers` file. Returns a function that returns the headers from all rules that match a path. */
export function readEdgeHeaders(text: string): (path: string) => Headers {
  const rules: { matches: (path: string) => boolean; headers: Record<string, string> }[] = []
  for (const line of text.split('\n').filter((each) => !/^\s*(!|$)/.test(each))) {
    const header = /^\s+(?<name>[^:\s]+):\s*(?<value>.*)$/.exec(line)?.groups
    if (header) Object.assign(rules.at(-1)?.headers ?? {}, { [header.name ?? '']: header.value })
    else rules.push({ matches: matcher(line.trim()), headers: {} })
  }
  return (path) =>
    Object.fromEntries(
      rules
        .filter(({ matches }) => matches(path))
        .flatMap(({ headers }) => Object.entries(headers)),
    )
}

/** Parses a `_redirects` file. Returns a function that returns the redirect for a path and a visitor's language. */
export function readEdgeRedirects(
  text: string,
): (path: string, locale: Locale) => { status: number; location: string } | undefined {
  const rules = text.split('\n').map((line) => line.split(' '))
  return (path, locale) => {
    const [, location = '', status = ''] =
      rules.find(
        ([from, , , condition]) =>
          from === path && (!condition || condition === `Language=${locale}`),
      ) ?? []
    return location ? { status: Number(status), location } : undefined
  }
}

const named = new RegExp(digestNamed)

function cacheRule(path: string, cache: string): [string, Headers] {
  return [path, { 'Cache-Control': cache }]
}

function lines(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
}

function matcher(pattern: string): (path: string) => boolean {
  return pattern.endsWith('*')
    ? (path) => path.startsWith(pattern.slice(0, -1))
    : (path) => path === pattern
}
