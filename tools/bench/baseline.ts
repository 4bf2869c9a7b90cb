import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { load } from 'cheerio'
import { filesBelow } from '../../src/content/filesBelow'
import { writeCompressed, writeFiles } from '../../src/gatsby/postBuild/publicFiles'

/** Removes all elements that make a browser fetch or run a script. Keeps JSON-LD. */
export function withoutScripts(html: string): string {
  const $ = load(html)
  $('script:not([type="application/ld+json"])').remove()
  $('link[rel=modulepreload], link[as=script], link[as=fetch], link[rel=prefetch]').remove()
  return $.html()
}

/**
 * Writes a built site's no-script baseline to a folder: pages without scripts, and symlinks to styles, fonts and
 * images.
 */
export async function writeBaseline(publicFolder: string, folder: string): Promise<void> {
  const pages = filesBelow(publicFolder).filter((file) => file.endsWith('.html'))
  const withoutScript = (page: string) =>
    withoutScripts(readFileSync(join(publicFolder, page), 'utf8'))

  await writeFiles(
    folder,
    pages.map((page) => [page, withoutScript(page)]),
  )
  await writeCompressed(folder)
  linkAssets(publicFolder, folder)
  linkFile(join(publicFolder, '_headers'), join(folder, '_headers'))
}

/** Fills a folder with symlinks to the styles, fonts and images of a built site, including precompressed files. */
export function linkAssets(publicFolder: string, folder: string): void {
  const isOther = /(?:\.(?:html|js)(?:\.br|\.gz|\.map)?|(?:^|\/)_headers)$|^page-data\//
  for (const file of filesBelow(publicFolder))
    if (!isOther.test(file)) linkFile(join(publicFolder, file), join(folder, file))
}

function linkFile(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path)
}
