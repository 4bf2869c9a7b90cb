import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { filesBelow } from '../src/lib/filesBelow'
import { cmsBackend, gitHosts } from '../src/site/cms'
import { configuredThirdParties } from '../src/site/thirdParties'
import { edgeHeaders, edgeRedirects } from './edgeFiles'
import { adminHeaders, securityHeaders } from './headers'
import { readRedirects, type HostRedirect } from './hostRedirects'
import { inlineScriptHashes } from './inlineScripts'
import { nginxHttp, nginxServer } from './nginx/configuration'

/**
 * Writes the host configuration for a built site: `_headers` and `_redirects` to the site's folder; `http.conf`,
 * `server.conf` and `root.conf` to `nginxFolder`. Throws unless the pages have exactly one distinct inline script.
 */
export function writeHostFiles(
  site: string,
  nginxFolder: string,
  redirects: readonly HostRedirect[],
): void {
  const files = filesBelow(site)
  const scriptHashes = inlineScriptHashes(readPages(site, files))
  if (scriptHashes.length !== 1) {
    throw new Error(`The pages have ${scriptHashes.length} inline scripts; the policy allows one`)
  }
  const security = securityHeaders({ scriptHashes, thirdParties: configuredThirdParties })
  const admin = cmsBackend && adminHeaders(gitHosts(cmsBackend))
  mkdirSync(nginxFolder, { recursive: true })
  writeFileSync(join(site, '_headers'), edgeHeaders(security, files, admin))
  writeFileSync(join(site, '_redirects'), edgeRedirects(redirects))
  writeFileSync(join(nginxFolder, 'http.conf'), nginxHttp(redirects))
  writeFileSync(join(nginxFolder, 'server.conf'), nginxServer(security, admin))
  writeFileSync(join(nginxFolder, 'root.conf'), 'root public;\nset $kept_root public;\n')
}

/** Yields the HTML of one page at a time to save memory. */
function* readPages(site: string, files: readonly string[]): Generator<string> {
  // Skips _gatsby/, which contains Gatsby's slices: fragments of HTML, not pages.
  const pages = files.filter((file) => file.endsWith('.html') && !file.startsWith('_gatsby/'))
  for (const file of pages) yield readFileSync(join(site, file), 'utf8')
}

if (require.main === module) {
  const project = resolve(__dirname, '..')
  writeHostFiles(
    join(project, 'public'),
    join(project, 'deploy/nginx/generated'),
    readRedirects(project),
  )
}
