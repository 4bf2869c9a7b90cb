import { hash } from 'node:crypto'
import type { CheerioAPI } from 'cheerio'

/** Returns the CSP hashes (`sha256-…`) of the inline scripts in a page. Skips scripts with a `type`: they are data. */
export function inlineScriptHashes($: CheerioAPI): string[] {
  return $('script:not([src], [type])')
    .toArray()
    .map((script) => `sha256-${hash('sha256', $(script).text(), 'base64')}`)
}
