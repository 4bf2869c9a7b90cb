import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { load } from 'cheerio'
import { writeCompressed } from '../../src/gatsby/postBuild/compress'
import { filesBelow } from '../../src/lib/filesBelow'

/** Removes everything that makes a browser fetch or run a script. JSON-LD stays. */
export function withoutScripts(html: string): string {
  const $ = load(html)
  $('script:not([type="application/ld+json"])').remove()
  $('link[rel=modulepreload], link[as=script], link[as=fetch], link[rel=prefetch]').remove()
  return $.html()
}

/** Writes the no-script baseline of a built site to a folder: the pages without scripts, and links to all other files. */
export async function writeBaseline(publicFolder: string, folder: string): Promise<void> {
  for (const file of filesBelow(publicFolder).filter((name) => name.endsWith('.html')))
    writeFile(join(folder, file), withoutScripts(readFileSync(join(publicFolder, file), 'utf8')))
  await writeCompressed(folder)
  linkAssets(publicFolder, folder)
  linkFile(join(publicFolder, '_headers'), join(folder, '_headers'))
}

/** Links the styles, fonts and images of a built site into another folder, precompressed files included. */
export function linkAssets(publicFolder: string, folder: string): void {
  const isOther = /(?:\.(?:html|js)(?:\.br|\.gz|\.map)?|(?:^|\/)_headers)$|^page-data\//
  for (const file of filesBelow(publicFolder))
    if (!isOther.test(file)) linkFile(join(publicFolder, file), join(folder, file))
}

function linkFile(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path)
}

/** Writes a text file and creates its folders. */
export function writeFile(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
