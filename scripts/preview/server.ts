import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import sirv from 'sirv'
import { notFoundFile, pageAddresses, withSlash } from './address'

/**
 * Takes the folder of a built site and makes a server that answers for it as its hosts do; it
 * doesn't listen yet. The folder is read now: what is built later isn't served.
 */
export function createPreview(folder: string): Server {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = new Set(paths.map((path) => path.replaceAll(sep, '/')))
  const pages = pageAddresses(files)
  const serveFile = sirv(folder, { etag: true, brotli: true, gzip: true, maxAge: 0 })

  return createServer((request, response) => {
    // Nothing here is long enough to be asked for in ranges, and an answer may always be whole.
    delete request.headers.range
    const target = request.url ?? '/'
    const canonical = withSlash(target, pages)

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    } else if (canonical !== undefined) {
      response.writeHead(301, { Location: canonical }).end()
    } else {
      serveFile(request, response, () => {
        sendNotFound(request, response, join(folder, notFoundFile(target, files)))
      })
    }
  })
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, file: string): void {
  const body = readIfThere(file)
  response.writeHead(404, {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': body.byteLength,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function readIfThere(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    return Buffer.from('Not found')
  }
}
