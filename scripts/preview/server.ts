import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { filesBelow } from '../../src/content/filesBelow'
import { contentTypeOf } from '../../src/gatsby/hosting/contentTypes'
import { readEdgeHeaders, readEdgeRedirects } from '../../src/gatsby/hosting/edgeFiles'
import { revalidateUnchanged } from '../../src/gatsby/hosting/headers'
import { decoded } from '../../src/lib/decoded'
import { permanentRoot } from '../../src/site/permanentPaths'
import {
  downloadRedirect,
  homeRedirect,
  isFromCrawler,
  nearMissRedirect,
  vary,
  type HostRequest,
} from '../../src/gatsby/hosting/hostRules'

/** The paths of configuration files for edge hosts, and of precompressed files, which are not public. */
const hostFiles = /^\/_(?:headers|redirects)$|\.(?:br|gz)$/

/** The paths that redirect to the download page in the visitor's language. */
const downloadPaths = [permanentRoot, permanentRoot.slice(0, -1)]

/** The maximum size of a request's URL and headers, in bytes: 16 KiB for the URL, 64 KiB for the headers, and a reserve. */
const maxHeaderSize = 96 * 1024

/** Creates a server that responds like the site's hosts. Files that are added to the folder later are not served. */
export function createPreview(folder: string): Server {
  const files = new Set(filesBelow(folder))
  const headersFor = readEdgeHeaders(readIfExists(join(folder, '_headers')).toString())
  const redirectFor = readEdgeRedirects(readIfExists(join(folder, '_redirects')).toString())
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
  const isPage = (path: string) => files.has(`${path}index.html`.slice(1))
  /** Returns the not-found page in the language of the requested path. */
  const errorPageOf = (target: string) => {
    const page = `${/^\/([^/?#]+)/.exec(target)?.[1] ?? ''}/404.html`
    return files.has(page) ? page : '404.html'
  }

  return createServer({ maxHeaderSize }, (request, response) => {
    const target = request.url ?? '/'
    const encodedPath = target.replace(/[?#].*$/s, '')
    const path = decoded(encodedPath, 1) ?? target
    const query = /\?[^#]*/.exec(target)?.[0] ?? ''
    const visit: HostRequest = {
      path: encodedPath,
      query,
      header: (name) => request.headers[name.toLowerCase()]?.toString(),
    }
    const moved = redirectFor(path)
    const home = path === '/' ? homeRedirect(visit) : undefined
    const redirect = (status: number, Location: string, others = {}) =>
      response.writeHead(status, { Location, ...others }).end()
    const setHeadersFor = (file: string) => {
      const headers = { 'Cache-Control': revalidateUnchanged, ...headersFor(file) }
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    }

    const notFound = () => {
      const meant = nearMissRedirect(visit)
      const errorPage = errorPageOf(target)

      // The headers for the path are those for a file, such as a cache for a year.
      for (const name of response.getHeaderNames()) response.removeHeader(name)
      setHeadersFor(`/${errorPage}`)
      if (meant) redirect(301, meant)
      else if (isFromCrawler(visit)) response.writeHead(404, { Vary: vary.error }).end()
      else {
        response.statusCode = 404
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.end(readIfExists(join(folder, errorPage)))
      }
    }

    // The page with a trailing slash, if the path lacks the slash or ends with the name of the page's file.
    const page = [`${path}/`, path.replace(/(?<=\/)index\.html$/, '')].find(
      (each) => each !== path && isPage(each),
    )

    setHeadersFor(path)

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    } else if (page) {
      redirect(301, `${encodeURI(page)}${query}`)
    } else if (moved) {
      redirect(moved.status, `${moved.location}${query}`)
    } else if (downloadPaths.includes(path)) {
      redirect(302, downloadRedirect(visit), { Vary: vary.latest })
    } else if (home) {
      redirect(302, home, { Vary: vary.home })
    } else {
      // The Range header is removed: sirv misreads unusual ranges, and HTTP allows servers to ignore the header.
      delete request.headers.range
      if (isPage(path)) request.url = `${encodeURI(path)}index.html`
      if (hostFiles.test(path)) notFound()
      else serveFile(request, response, notFound)
    }
  })
}

function readIfExists(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    return Buffer.alloc(0)
  }
}
