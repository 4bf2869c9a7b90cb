import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createPreview } from '../scripts/preview/server'
import { sharedDataPath } from '../src/lib/sharedData'
import { withHash } from '../tests/support/withHash'
import { complaintsPath, complaintsScript } from './complaints'

/** The built site, served for the errands. */
export interface Site {
  readonly address: string
  /** English pages that are gone to from one opened from now on say that their files have this hash, until it is taken back. */
  publish(hash: string | undefined): void
  close(): Promise<void>
}

const folder = join(__dirname, '../public')
/** What the English pages share: the files to download are part of it. */
const sharedData = sharedDataPath('en')

/** Serves the built site on a free port of this machine; its pages note what they complain of. */
export async function serveSite(): Promise<Site> {
  const preview = createPreview(folder)
  const pages = await listen(createPreview(folder))
  let published: string | undefined
  const server = createServer((request, response) => {
    if (published !== undefined && request.url === sharedData) {
      const body = readFileSync(join(folder, sharedData), 'utf8')
      response.setHeader('Content-Type', 'application/json')
      response.end(withHash(body, published))
    } else if (request.url === complaintsPath) {
      response.setHeader('Content-Type', 'text/javascript')
      response.end(complaintsScript)
    } else if (request.headers.accept?.startsWith('text/html')) {
      void sendPage(addressOf(pages), request, response)
    } else {
      preview.emit('request', request, response)
    }
  })
  await listen(server)
  return {
    address: addressOf(server),
    publish: (hash) => {
      published = hash
    },
    close: () => Promise.all([server, pages].map(stop)).then(() => undefined),
  }
}

/** Answers as the site does, with the script that notes complaints before all others. */
async function sendPage(from: string, request: IncomingMessage, response: ServerResponse) {
  const page = await fetch(from + (request.url ?? '/'), { redirect: 'manual' })
  const headers = new Headers(page.headers)
  // The text is unpacked, and no longer what these say.
  for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified']) {
    headers.delete(name)
  }
  response.writeHead(page.status, [...headers].flat())
  const text = await page.text()
  response.end(text.replace('<head>', `<head><script src="${complaintsPath}"></script>`))
}

async function listen(server: Server): Promise<Server> {
  await once(server.listen(0), 'listening')
  return server
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

function addressOf(server: Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`
}
