import { readFileSync } from 'node:fs'
import { fillFacts } from '../../content/placeholders'
import { digestNamed } from '../../site/digests'
import { reportsPath, rootWithoutSlash } from '../../site/permanentPaths'
import { adminPath } from '../cms'
import { charsetTypes, contentTypes } from './contentTypes'
import {
  cacheRules,
  immutable,
  latestHeaders,
  resourcePolicies,
  revalidateUnchanged,
  sharedFiles,
  type Headers,
} from './headers'
import { otherLocales, type HostRedirect } from './hostRedirects'
import { vary } from './hostRules'
import visitor from './nginxVisitor'

/** Returns the directives for nginx's `http` block: cache rules, language choice and redirects. */
export function nginxHttp(redirects: readonly HostRedirect[]): string {
  // The target keeps the query of the request, unless it has its own.
  const lines = (status: HostRedirect['status']) =>
    redirects
      .filter((redirect) => redirect.status === status)
      .map(({ from, to }) => `  "${from}" "${to}${to.includes('?') ? '' : '$is_args$args'}";`)

  return fillTemplate('http.conf', {
    pageCache: revalidateUnchanged,
    digestNamed,
    immutable,
    cacheRules: Object.entries(cacheRules).map(([path, cache]) => `  ${mapKey(path)} "${cache}";`),
    ownPolicy: resourcePolicies.own,
    sharedFiles: sharedFiles.map((path) => `  ${mapKey(path)} ${resourcePolicies.shared};`),
    permanentPath: rootWithoutSlash,
    latestCache: latestHeaders['Cache-Control'],
    latestRobots: latestHeaders['X-Robots-Tag'],
    otherLocales: otherLocales.join('|'),
    movedPages: lines(301),
    latestFiles: lines(302),
    varyHome: vary.home,
    varyLatest: vary.latest,
    varyError: vary.error,
    reportsPath,
  })
}

/**
 * Returns the key in a map of `$uri` for a path: a pattern, because strings ignore the case of letters. A trailing `*`
 * matches any characters.
 */
function mapKey(path: string): string {
  const pattern = path.replaceAll('.', String.raw`\.`)
  return `"~^${pattern.endsWith('*') ? pattern.slice(0, -1) : `${pattern}$`}"`
}

/**
 * Returns the directives for nginx's `server` block: content types, headers, error pages and redirects. The block must set
 * `root` to the site's folder and `$kept_root` to the folder with the immutable files, and import visitor.js as `visitor`.
 */
export function nginxServer(security: Headers, admin: Headers | undefined): string {
  // The keys are placeholders in server.conf. Variables such as $cache_control come from http.conf.
  const pageHeaders = { ...security, 'Cache-Control': revalidateUnchanged, Vary: 'Accept-Encoding' }

  return fillTemplate('server.conf', {
    types: Object.entries(contentTypes).map(([ending, type]) => `  ${type} ${ending};`),
    charsetTypes: charsetTypes.join(' '),
    visitorVariables: Object.keys(visitor).map((name) => `js_set $${name} visitor.${name};`),
    headers: headerLines({
      ...security,
      'Cache-Control': '$cache_control',
      Allow: '$allow',
      Vary: '$response_vary',
      'X-Robots-Tag': '$robots',
      'Cross-Origin-Resource-Policy': '$resource_policy',
    }),
    pageHeaders: headerLines(pageHeaders, '  '),
    adminLocation: admin
      ? [
          `location = ${adminPath} {`,
          '  gzip_vary off;',
          ...headerLines({ ...pageHeaders, ...admin }, '  '),
          '  rewrite ^ ${uri}index.html break;',
          '}',
        ]
      : '',
    digestNamed,
  })
}

/** Returns the directives that add headers to an answer. */
function headerLines(headers: Headers, indent = ''): string[] {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", String.raw`\'`)}' always;`)
    .map((line) => indent + line)
}

/** Replaces placeholders such as `{{permanentPath}}` in a template. */
function fillTemplate(
  template: string,
  values: Readonly<Record<string, string | readonly string[]>>,
): string {
  // The path starts at the project folder, because Gatsby bundles this module and thereby moves it.
  return fillFacts(readFileSync(`src/gatsby/hosting/${template}`, 'utf8'), ({ fact }) => {
    const value = values[fact]
    if (value === undefined) throw new Error(`${template} has an unknown placeholder {{${fact}}}`)
    return [value].flat().join('\n')
  })
}
