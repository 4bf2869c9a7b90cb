import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { filesBelow } from '../../src/lib/filesBelow'
import { requestedLocale } from '../../src/lib/localePreference'
import { revalidate } from '../../deploy/headers'
import { fileTarget, notFoundFile, pageAddresses, requestedPath, withSlash } from './address'
import { readEdgeHeaders, readEdgeRedirects } from '../../deploy/edgeFiles'

/** The configuration of edge hosts, which they do not publish. */
const hostFiles = /^\/_(?:headers|redirects)$/

/**
 * Creates a server for the folder of a built site that responds like its hosts. It does not serve files that are added
 * later.
 */
export function createPreview(folder: string): Server {
  const files = new Set(filesBelow(folder))
  const pages = pageAddresses(files)
  const headersFor = readEdgeHeaders(readIfExists(join(folder, '_headers')).toString())
  const redirectFor = readEdgeRedirects(readIfExists(join(folder, '_redirects')).toString())
  const serveFile = sirv(folder, { etag: true, brotli: true, gzip: true, extensions: [] })

  return createServer((request, response) => {
    const target = request.url ?? '/'
    const path = requestedPath(target) ?? ''
    const canonical = withSlash(target, pages)
    const { cookie, 'accept-language': accepted } = request.headers
    const redirect = redirectFor(path, requestedLocale(cookie, accepted))
    const headers = {
      'Cache-Control': revalidate,
      // sirv has no content type for icons.
      ...(path.endsWith('.ico') && { 'Content-Type': 'image/x-icon' }),
      ...headersFor(path),
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    } else if (redirect) {
      response.writeHead(redirect.status, { Location: redirect.location }).end()
    } else if (canonical !== undefined) {
      response.writeHead(301, { Location: canonical }).end()
    } else {
      const notFound = () =>
        sendNotFound(request, response, join(folder, notFoundFile(target, files)))
      request.headers.range = plainRange(request)
      request.url = fileTarget(target, pages)
      if (hostFiles.test(path)) notFound()
      else serveFile(request, response, notFound)
    }
  })
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, file: string): void {
  const body = readIfExists(file)
  response.writeHead(404, {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': body.byteLength,
    'Cache-Control': revalidate,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function readIfExists(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    return Buffer.alloc(0)
  }
}

/**
 * Returns the range of a request if it is a single one such as `bytes=0-99`. Other ranges, and conditional ones
 * (`If-Range`), are ignored, which HTTP permits.
 */
function plainRange({ headers }: IncomingMessage): string | undefined {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (from === undefined || headers['if-range'] !== undefined) return undefined
  // sirv treats an end of 0 as missing.
  return to === '' || (Number(to) >= Number(from) && Number(to) > 0) ? headers.range : undefined
}
