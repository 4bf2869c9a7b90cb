import { hash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { analytics, tagLoader, type ThirdParty } from '../../site/thirdParties'
import { cmsBackend, gitHosts } from '../cms'
import { edgeHeaders, edgeRedirects } from './edgeFiles'
import { adminHeaders, securityHeaders } from './headers'
import type { HostRedirect } from './hostRedirects'
import { nginxHttp, nginxServer } from './nginxConfiguration'
import { nginxVisitorScript } from './nginxVisitorScript'

/** The third parties whose IDs are set in the environment. The site may load them after the visitor's consent. */
export const configuredThirdParties: readonly ThirdParty[] = [
  ...(process.env.GATSBY_ANALYTICS_ID ? [analytics] : []),
  ...(process.env.GATSBY_TAG_LOADER_ID ? [tagLoader] : []),
]

/** What a build says to its hosts. */
interface HostedBuild {
  /** The text of the only inline script, which the content security policy allows by its hash. */
  readonly headScript: string
  /** The paths of the published files, relative to public/. */
  readonly files: Iterable<string>
  readonly redirects: readonly HostRedirect[]
}

/** The directives that depend on where the files are. deploy/publish.sh replaces them. */
const rootConfiguration = `root public;
set $kept_root public;
js_import visitor from generated/visitor.js;
`

/** The files that wrangler does not upload. Cloudflare compresses files itself, so it never uses precompressed files. */
const assetsIgnore = `*.br
*.gz
`

/**
 * Writes a project's host configuration: `_headers`, `_redirects` and `.assetsignore` to public/; `http.conf`,
 * `server.conf`, `root.conf` and `visitor.js` to deploy/nginx/generated/.
 */
export function writeHostFiles(
  project: string,
  { headScript, files, redirects }: HostedBuild,
): void {
  const scriptHashes = [`sha256-${hash('sha256', headScript, 'base64')}`]
  const security = {
    ...securityHeaders({ scriptHashes, thirdParties: configuredThirdParties }),
    // Search engines must not index previews of pull requests.
    ...(process.env.SITE_PREVIEW && { 'X-Robots-Tag': 'noindex' }),
  }
  const admin = cmsBackend && adminHeaders(gitHosts(cmsBackend))
  const nginx = join(project, 'deploy/nginx/generated')

  mkdirSync(nginx, { recursive: true })
  writeFileSync(join(project, 'public/_headers'), edgeHeaders(security, files, admin))
  writeFileSync(join(project, 'public/_redirects'), edgeRedirects(redirects))
  writeFileSync(join(project, 'public/.assetsignore'), assetsIgnore)
  writeFileSync(join(nginx, 'http.conf'), nginxHttp(redirects))
  writeFileSync(join(nginx, 'server.conf'), nginxServer(security, admin))
  writeFileSync(join(nginx, 'visitor.js'), nginxVisitorScript())
  writeFileSync(join(nginx, 'root.conf'), rootConfiguration)
}
