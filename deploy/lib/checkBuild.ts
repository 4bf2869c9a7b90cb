import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inlineScriptHashes } from '../../src/lib/hosting/inlineScripts'
import { readEdgeHeaders } from '../../src/lib/hosting/readEdgeFiles'
import { pageFile } from '../../src/lib/pageFiles'
import { notFoundPath, pathFor } from '../../src/lib/paths'
import { securityHeaders } from '../../src/site/headers'
import { localeCodes } from '../../src/site/locales'
import { routeNames } from '../../src/site/routes'

/** What is wrong with the build in a folder, a line each: missing pages, missing headers, links that lead nowhere. */
export function buildFaults(folder: string): string[] {
  const pages = localeCodes.flatMap((locale) => [
    ...routeNames.map((route) => pageFile(pathFor(route, locale))),
    pageFile(notFoundPath(locale)),
  ])
  const required = [...pages, 'builds/latest.json', '_headers', '_redirects']
  const missing = required.filter((file) => !hasText(join(folder, file)))
  if (missing.length > 0) return missing.map((file) => `${file}: missing or empty`)
  return [...headerFaults(folder), ...pages.flatMap((page) => pageFaults(folder, page))]
}

/** The id of the build in a folder, as `builds/latest.json` names it; throws when it names none. */
export function buildId(folder: string): string {
  const { id } = JSON.parse(read(folder, 'builds/latest.json')) as { id?: unknown }
  if (typeof id !== 'string' || !/^[\w-]+$/.test(id)) throw new Error('builds/latest.json: no id')
  return id
}

function headerFaults(folder: string): string[] {
  const headers = readEdgeHeaders(read(folder, '_headers'))('/')
  return Object.keys(securityHeaders({ scriptHashes: [], thirdParties: [] }))
    .filter((name) => headers[name] === undefined)
    .map((name) => `_headers: no ${name}`)
}

function pageFaults(folder: string, page: string): string[] {
  const html = read(folder, page)
  const policy = readEdgeHeaders(read(folder, '_headers'))('/')['Content-Security-Policy'] ?? ''
  const refused = inlineScriptHashes([html]).filter((hash) => !policy.includes(hash))
  const addresses = [...html.matchAll(/ (?:href|src)="(?<address>\/(?!\/)[^"#?]*)/g)]
  const broken = [...new Set(addresses.map(({ groups }) => groups?.address ?? ''))].filter(
    (address) => !hasText(join(folder, pageFile(decodeURI(address)))),
  )
  return [
    ...refused.map((hash) => `${page}: the policy refuses its inline script ${hash}`),
    ...(/<[a-z][^<>]* style="/.test(html)
      ? [`${page}: the policy refuses its style attributes`]
      : []),
    ...broken.map((address) => `${page}: ${address} leads nowhere`),
  ]
}

function hasText(path: string): boolean {
  return existsSync(path) && statSync(path).isFile() && statSync(path).size > 0
}

function read(folder: string, file: string): string {
  return readFileSync(join(folder, file), 'utf8')
}
