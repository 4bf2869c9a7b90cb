import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { load, type CheerioAPI } from 'cheerio'
import { filesBelow } from '../../src/content/filesBelow'
import { pageFile } from '../../src/lib/pageFiles'

/** The folder of the project under test. editing.test.ts sets SITE_PROJECT to a copy with edited content. */
export const project = process.env.SITE_PROJECT ?? resolve(__dirname, '../..')

const folder = join(project, 'public')

export const builtPath = (file: string) => join(folder, file)

/** The paths of all built files, relative to public/. */
export const builtFiles: ReadonlySet<string> = new Set(filesBelow(folder))

export function readBuilt(file: string): string {
  return readFileSync(builtPath(file), 'utf8')
}

/** Returns the redirects in the built `_redirects` file. */
export const builtRedirects = () =>
  readBuilt('_redirects')
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
    .map(([from = '', to = '', status]) => ({ from, to, status }))

const pages = new Map<string, CheerioAPI>()

/** Parses the page at a path. The parsed page is cached, so callers must not change it. */
export function readPage(path: string): CheerioAPI {
  const file = pageFile(path)
  const page = pages.get(file) ?? load(readBuilt(file))
  pages.set(file, page)
  return page
}

/** Returns the targets of the links on a page that a selector matches; undefined for a link without one. */
export function hrefsOf(path: string, selector: string): (string | undefined)[] {
  const $ = readPage(path)

  return $(selector)
    .toArray()
    .map((link) => $(link).attr('href'))
}
