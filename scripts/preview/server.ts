import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { filesBelow } from '../../src/content/filesBelow'
import { contentTypeOf } from '../../src/gatsby/hosting/contentTypes'
import { revalidateUnchanged } from '../../src/gatsby/hosting/headers'
import {
  downloadRedirect,
  homeRedirect,
  isFromCrawler,
  nearMissRedirect,
  vary,
  type HostRequest,
} from '../../src/gatsby/hosting/hostRules'
import { decoded } from '../../src/lib/decoded'
import { permanentRoots } from '../../src/site/permanentPaths'
import { readEdgeHeaders, readEdgeRedirects } from './readEdgeFiles'

/**
 * The paths of files that are not public under their own names: configuration files for edge hosts, precompressed files,
 * and not-found pages.
 */
const hostFiles = /^\/_(?:headers|redirects)$|\.(?:br|gz)$|\/404\.html$/

/** The maximum size of a request's URL and headers, in bytes: 16 KiB for the URL, 64 KiB for the headers, and a reserve. */
const maxHeaderSize = 96 * 1024

/** Creates a server that responds like the site's hosts. Files that are added to the folder later are not served. */
export function createPreview(folder: string): Server {
  const site = openFolder(folder)

  return createServer({ maxHeaderSize }, (request, response) => {
    const visit = visitOf(request)

    setHeaders(response, site.headersFor(visit.decodedPath))
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()

      return
    }

    const redirect = redirectOf(site, visit)

    if (redirect) response.writeHead(redirect.status, redirect.headers).end()
    else respond(site, visit, request, response)
  })
}

type ServedFolder = ReturnType<typeof openFolder>

/** Reads which files a folder has, and the rules for edge hosts. */
function openFolder(folder: string) {
  const files = new Set(filesBelow(folder))
  const headersFor = readEdgeHeaders(readIfExists(join(folder, '_headers')).toString())
  const serveFile = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, path) => {
      response.setHeader('Content-Type', contentTypeOf(path) ?? 'application/octet-stream')
      if (path === '/index.html') response.setHeader('Vary', `Accept-Encoding, ${vary.home}`)
    },
  })

  return {
    serveFile,
    headersFor: (path: string) => ({ 'Cache-Control': revalidateUnchanged, ...headersFor(path) }),
    movedTo: readEdgeRedirects(readIfExists(join(folder, '_redirects')).toString()),
    isPage: (path: string) => files.has(`${path}index.html`.slice(1)),
    /** Returns the path of the not-found page in the language of the requested path. */
    errorPageOf: (path: string) => {
      const page = `${/^\/([^/?#]+)/.exec(path)?.[1] ?? ''}/404.html`

      return files.has(page) ? page : '404.html'
    },
    read: (path: string) => readIfExists(join(folder, path)),
  }
}

interface Visit extends HostRequest {
  readonly decodedPath: string
}

/** Returns the parts of a request that the rules of all hosts read. */
function visitOf({ url: target = '/', headers }: IncomingMessage): Visit {
  const path = target.replace(/[?#].*$/s, '')

  return {
    path,
    decodedPath: decoded(path, 1) ?? target,
    query: /\?[^#]*/.exec(target)?.[0] ?? '',
    header: (name) => headers[name.toLowerCase()]?.toString(),
  }
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

interface RedirectResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

/** Returns where a request is redirected: to the exact path of a page, to a moved page, or by language. */
function redirectOf(site: ServedFolder, visit: Visit): RedirectResponse | undefined {
  const { decodedPath: path, query } = visit
  const page = pageWithoutSlash(site, path)
  const moved = site.movedTo(path)
  if (page) return { status: 301, headers: { Location: `${encodeURI(page)}${query}` } }
  if (moved) return { status: moved.status, headers: { Location: `${moved.location}${query}` } }
  if (permanentRoots.includes(path))
    return { status: 302, headers: { Location: downloadRedirect(visit), Vary: vary.latest } }
  const home = path === '/' ? homeRedirect(visit) : undefined

  return home === undefined
    ? undefined
    : { status: 302, headers: { Location: home, Vary: vary.home } }
}

/** Returns the page with a slash, if the path lacks the slash or ends with the name of the page's file. */
function pageWithoutSlash({ isPage }: ServedFolder, path: string): string | undefined {
  const pages = [`${path}/`, path.replace(/(?<=\/)index\.html$/, '')]

  return pages.find((page) => page !== path && isPage(page))
}

/** Removes the encodings with the weight 0 from an Accept-Encoding header, because sirv would send them. */
function withoutRefused(accepted: string): string {
  return accepted
    .split(',')
    .filter((encoding) => !/;\s*q=0(?:\.0*)?\s*$/i.test(encoding))
    .join(',')
}

/** Sends a file, or the not-found page. */
function respond(
  site: ServedFolder,
  visit: Visit,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { decodedPath: path } = visit
  const accepted = request.headers['accept-encoding']
  const notFound = () => sendNotFound(site, visit, response)

  // The Range header is removed: sirv misreads unusual ranges, and HTTP allows servers to ignore the header.
  delete request.headers.range
  if (accepted) request.headers['accept-encoding'] = withoutRefused(accepted)
  if (site.isPage(path)) request.url = `${encodeURI(path)}index.html`
  if (hostFiles.test(path)) notFound()
  else site.serveFile(request, response, notFound)
}

/** Redirects to the page that the visitor has probably meant; else sends the error page, or only the status to crawlers. */
function sendNotFound(site: ServedFolder, visit: Visit, response: ServerResponse): void {
  const meant = nearMissRedirect(visit)
  const errorPage = site.errorPageOf(visit.path)

  // The headers for the path are those for a file, such as a cache for a year.
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  setHeaders(response, site.headersFor(`/${errorPage}`))
  if (meant) response.writeHead(301, { Location: meant }).end()
  else if (isFromCrawler(visit)) response.writeHead(404, { Vary: vary.error }).end()
  else {
    response.statusCode = 404
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.setHeader('Vary', vary.error)
    response.end(site.read(errorPage))
  }
}

function readIfExists(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    return Buffer.alloc(0)
  }
}
