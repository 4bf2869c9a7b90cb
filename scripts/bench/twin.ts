import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { load } from 'cheerio'
import { writeCompressed } from '../../src/gatsby/postBuild/compress'
import { filesBelow } from '../../src/lib/filesBelow'
import { placeFile, placeLink } from './placeFile'

/** Takes away from a page whatever makes a browser fetch or run a script; data for machines stays. */
export function withoutScripts(html: string): string {
  const $ = load(html)
  $('script:not([type="application/ld+json"])').remove()
  $('link[rel=modulepreload], link[as=script], link[as=fetch], link[rel=prefetch]').remove()
  return $.html()
}

/**
 * Makes the twin of a built site that has no script: the pages rewritten and compressed anew, everything
 * else the very same files. Gives the folder, below the temporary one.
 */
export async function makeTwin(folder: string): Promise<string> {
  const twin = mkdtempSync(join(tmpdir(), 'site-twin-'))
  const pages = mkdtempSync(join(tmpdir(), 'site-twin-pages-'))
  for (const file of filesBelow(folder)) {
    if (file.endsWith('.html')) placeFile(join(pages, file), withoutScripts(readPage(folder, file)))
    else if (!isOfPageOrScript(file)) placeLink(resolve(folder, file), join(twin, file))
  }
  await writeCompressed(pages)
  for (const file of filesBelow(pages)) placeLink(join(pages, file), join(twin, file))
  return twin
}

/** Whether a file of the built site, by its path in it, is a page, a script, or what either is made of. */
export function isOfPageOrScript(file: string): boolean {
  return /\.(?:html|js)(?:\.br|\.gz|\.map)?$/.test(file) || file.startsWith('page-data/')
}

function readPage(folder: string, file: string): string {
  return readFileSync(join(folder, file), 'utf8')
}
