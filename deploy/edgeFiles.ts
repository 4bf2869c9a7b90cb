import { cacheRules, digestNamed, immutable, type Headers } from '../src/site/headers'
import { type Redirect } from '../src/lib/seo/redirects'
import { defaultLocale, localeCodes } from '../src/site/locales'

/** The number of rules that Cloudflare accepts in a `_headers` file. */
const ruleLimit = 100

/**
 * Returns the text of `_headers`: security headers for every response, and cache rules. Files with a digest in their
 * name are listed one by one, because a wildcard would also cache 404 responses for a year. Throws if there are more
 * rules than the hosts accept.
 */
export function edgeHeaders(security: Headers, files: Iterable<string>): string {
  const digested = [...files].map((file) => `/${file}`).filter((path) => named.test(path))
  const rules: (readonly [string, Headers])[] = [
    ['/*', security],
    ...Object.entries(cacheRules).map(([path, cache]) => cacheRule(path, cache)),
    ...digested.sort().map((path) => cacheRule(path, immutable)),
  ]
  if (rules.length > ruleLimit) {
    throw new Error(`_headers has ${rules.length} rules; edge hosts accept ${ruleLimit}`)
  }
  return rules.map(([path, headers]) => [path, ...lines(headers)].join('\n')).join('\n') + '\n'
}

/**
 * Returns the text of `_redirects`: moved pages, and the not-found page of each language. Only Netlify needs the
 * latter; Cloudflare finds the nearest 404.html itself and ignores these lines.
 */
export function edgeRedirects(redirects: readonly Redirect[]): string {
  const moved = redirects.map(({ from, to }) => `${from} ${to} 301`)
  const notFound = localeCodes
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => `/${locale}/* /${locale}/404.html 404`)
  return [...moved, ...notFound].join('\n') + '\n'
}

/** Parses a `_headers` file. Returns a function from a path to the headers of all matching rules. */
export function readEdgeHeaders(text: string): (path: string) => Headers {
  const rules: { matches: (path: string) => boolean; headers: Record<string, string> }[] = []
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
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
