import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '../../lib/filesBelow'
import { edgeHeaders, edgeRedirects, type Move } from '../../lib/hosting/edgeFiles'
import { inlineScriptHashes } from '../../lib/hosting/inlineScripts'
import { nginxHttp, nginxServer } from '../../lib/hosting/nginx'
import { securityHeaders } from '../../site/headers'
import { configuredThirdParties } from '../../site/thirdParties'

/** Where the built site lies, what moved, and where the parts for nginx go. */
interface Hosting {
  readonly folder: string
  readonly nginxFolder: string
  readonly moves: readonly Move[]
}

/**
 * Writes what each kind of host reads: `_headers` and `_redirects` into the built site, `http.conf` and
 * `server.conf` into the folder for nginx. Throws when the pages hold more than the one inline script.
 */
export async function writeHostFiles({ folder, nginxFolder, moves }: Hosting): Promise<void> {
  const files = filesBelow(folder)
  const scriptHashes = inlineScriptHashes(readPages(folder, files))
  if (scriptHashes.length !== 1) {
    throw new Error(`The pages hold ${scriptHashes.length} inline scripts; the policy allows one`)
  }
  const security = securityHeaders({ scriptHashes, thirdParties: configuredThirdParties })
  await mkdir(nginxFolder, { recursive: true })
  await writeFile(join(folder, '_headers'), edgeHeaders(security, files))
  await writeFile(join(folder, '_redirects'), edgeRedirects(moves))
  await writeFile(join(nginxFolder, 'http.conf'), nginxHttp(moves))
  await writeFile(join(nginxFolder, 'server.conf'), nginxServer(security))
}

/** Gives one page after the other: all at once, those of a large site don't fit into memory. */
function* readPages(folder: string, files: readonly string[]): Generator<string> {
  // Gatsby's slices are pieces that it stitches pages from.
  const pages = files.filter((file) => file.endsWith('.html') && !file.startsWith('_gatsby/'))
  for (const file of pages) yield readFileSync(join(folder, file), 'utf8')
}
