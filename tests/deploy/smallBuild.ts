import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { edgeHeaders } from '../../src/lib/hosting/edgeFiles'
import { inlineScriptHashes } from '../../src/lib/hosting/inlineScripts'
import { pageFile } from '../../src/lib/pageFiles'
import { notFoundPath } from '../../src/lib/paths'
import { digestLength, securityHeaders } from '../../src/site/headers'
import { localeCodes } from '../../src/site/locales'
import { sitePages } from '../support/sitePages'

const allPages = [...sitePages.map(({ path }) => path), ...localeCodes.map(notFoundPath)].map(
  pageFile,
)

/** Writes a build, each of its pages of a few words, into a folder; gives its id and the name of its script. */
export function writeSmallBuild(
  folder: string,
  words: string,
  pages: readonly string[] = allPages,
): { id: string; script: string } {
  const digest = createHash('sha256').update(words).digest('hex').slice(0, digestLength)
  const script = `app-${digest}.js`
  const page = `<html><head><script>start("${words}")</script></head><body><a href="/about/">${words}</a><script src="/${script}"></script></body></html>`
  const security = securityHeaders({ scriptHashes: inlineScriptHashes([page]), thirdParties: [] })
  const files: Record<string, string> = {
    ...Object.fromEntries(pages.map((path) => [path, page])),
    'robots.txt': 'Allow: /',
    'page-data/app-data.json': JSON.stringify({ words }),
    'static/digest/picture.svg': '<svg/>',
    [script]: words,
    'builds/latest.json': JSON.stringify({ id: digest }),
    _headers: edgeHeaders(security, [script]),
    _redirects: `/old-${digest}/ /about/ 301\n`,
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return { id: digest, script }
}
