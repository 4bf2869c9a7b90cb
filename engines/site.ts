import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { createPreview } from '../scripts/preview/server'

/** The built site, served for the errands. */
export interface Site {
  readonly address: string
  /** From now on pages that are gone to from another one say that their files have this hash; nothing takes it back. */
  publish(hash: string | undefined): void
  close(): Promise<void>
}

const folder = join(__dirname, '../public')
const downloadPage = '/page-data/download/page-data.json'

/** Serves the built site on a free port of this machine. */
export async function serveSite(): Promise<Site> {
  const preview = createPreview(folder)
  let published: string | undefined
  const server = createServer((request, response) => {
    if (published === undefined || request.url !== downloadPage) {
      preview.emit('request', request, response)
      return
    }
    const body = readFileSync(join(folder, downloadPage), 'utf8')
    response.setHeader('Content-Type', 'application/json')
    response.end(body.replaceAll('"sha256":null', `"sha256":"${published}"`))
  }).listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    publish: (hash) => {
      published = hash
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
