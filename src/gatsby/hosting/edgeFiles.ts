import { digestNamed } from '../../site/digests'
import { permanentRoot, rootWithoutSlash } from '../../site/permanentPaths'
import { adminPath } from '../cms'
import {
  cacheRules,
  immutable,
  latestHeaders,
  resourcePolicies,
  sharedFiles,
  type Headers,
} from './headers'
import type { HostRedirect } from './hostRedirects'

/** Matches the paths of files that may be cached for a year, because their name changes with their content. */
const named = new RegExp(digestNamed)

/**
 * Cloudflare's limits for one deployment. wrangler ignores what exceeds them with a warning, so the build stops first.
 * `characters` is the length of a line.
 */
export const edgeLimits = {
  headerRules: 100,
  staticRedirects: 2000,
  dynamicRedirects: 100,
  characters: 2000,
} as const

/** A path, which may end with a wildcard, and the headers of its responses. */
type EdgeRule = readonly [path: string, headers: Headers]

/**
 * Returns the content of a `_headers` file: security headers for every response, and cache rules. Files that may be cached
 * for a year have rules of their own, or a rule for their folder, because a wildcard for all of them would also cache the
 * 404 response for a missing file for a year. `files` are the published files, relative to public/. Throws if Cloudflare
 * would not accept the file.
 */
export function edgeHeaders(security: Headers, files: Iterable<string>, admin?: Headers): string {
  const paths = Array.from(files, (file) => `/${file}`)
  const digested = paths.filter((path) => named.test(path)).sort()
  const rules: readonly EdgeRule[] = [
    ['/*', security],
    ...ownHeaders(paths),
    [rootWithoutSlash, latestHeaders],
    [`${permanentRoot}*`, latestHeaders],
    ...(admin ? [[adminPath, admin] as const] : []),
    ...digested.map((path) => cached(path, immutable)),
  ]
  const lines = rules.flatMap((rule) => ruleLines(rule, security))

  checkLimit('_headers', rules.length, 'headerRules', 'rules')
  checkLineLengths('_headers', lines)

  return `${lines.join('\n')}\n`
}

const cached = (path: string, cache: string): EdgeRule => [path, { 'Cache-Control': cache }]

/** Returns one rule per path for what `cacheRules` and `sharedFiles` say, because edge hosts would join two rules' values. */
function ownHeaders(paths: readonly string[]): Map<string, Headers> {
  const rules = Object.entries(cacheRules).flatMap(([pattern, cache]) => {
    const targets = cache === immutable ? entriesOf(pattern, paths) : [pattern]

    return targets.map((path) => cached(path, cache))
  })
  const headers = new Map(rules)
  const shared = { 'Cross-Origin-Resource-Policy': resourcePolicies.shared }

  for (const path of sharedFiles) headers.set(path, { ...headers.get(path), ...shared })

  return headers
}

/**
 * Returns the lines of a rule. A line `! Name` removes the header that the `/*` rule has set. Otherwise, hosts would join
 * both rules' values.
 */
function ruleLines([path, headers]: EdgeRule, security: Headers): string[] {
  const names = Object.keys(headers)
  const detached = path === '/*' ? [] : names.filter((name) => Object.hasOwn(security, name))

  return [
    path,
    ...detached.map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]
}

/** Returns the files and folders directly in the folder of a pattern: `/a/b.txt` and `/a/c/*` for `/a/*`. */
function entriesOf(pattern: string, paths: readonly string[]): string[] {
  const folder = pattern.slice(0, -1)
  const entries = paths
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length).replace(/\/.*/, '/*'))

  return [...new Set(entries)].sort().map((entry) => folder + entry)
}

/**
 * Returns the content of a `_redirects` file: redirects from moved pages, from permanent URLs and from pages' files.
 * Cloudflare refuses a deployment for a line that it cannot read: with a condition such as `Language=de`, or with status
 * 404. Netlify's rules of these kinds are in netlify.toml. Throws if there are more redirects than Cloudflare accepts.
 */
export function edgeRedirects(redirects: readonly HostRedirect[]): string {
  // Cloudflare itself would redirect from pages' files with 307, which search engines treat as temporary. It counts each
  // redirect after the first one with a wildcard as dynamic, so the redirect with a wildcard is the last one.
  const lines = [
    ...redirects.map(({ from, to, status }) => `${from} ${to} ${status}`),
    '/index.html / 301',
    '/*/index.html /:splat/ 301',
  ]

  const firstDynamic = lines.findIndex((line) => /^\S*(?:\*|:[A-Za-z])/.test(line))

  checkLimit('_redirects', firstDynamic, 'staticRedirects', 'static redirects')
  checkLimit('_redirects', lines.length - firstDynamic, 'dynamicRedirects', 'dynamic redirects')
  checkLineLengths('_redirects', lines)

  return `${lines.join('\n')}\n`
}

/** What the build's user can change if a file exceeds a limit. */
const remedies = {
  headerRules: 'Publish fewer scripts, style sheets, fonts and pictures.',
  staticRedirects: 'Delete old entries in content/site/redirects.yaml.',
  dynamicRedirects: 'Use fewer wildcards in src/gatsby/hosting/edgeFiles.ts.',
} as const

function checkLimit(file: string, count: number, limit: keyof typeof remedies, what: string): void {
  if (count > edgeLimits[limit])
    throw new Error(
      `${file} would have ${count} ${what}, but Cloudflare accepts ${edgeLimits[limit]}. ${remedies[limit]}`,
    )
}

function checkLineLengths(file: string, lines: readonly string[]): void {
  const long = lines.find((line) => line.trim().length > edgeLimits.characters)
  if (long)
    throw new Error(
      `${file} would have a line of ${long.trim().length} characters, but Cloudflare accepts ${edgeLimits.characters}: ` +
        `${long.trim().slice(0, 60)}…`,
    )
}
