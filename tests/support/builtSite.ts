import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { load, type CheerioAPI } from 'cheerio'
import { pageFile } from '../../src/lib/pageFiles'

/** The folder of the project under test. editing.test.ts sets SITE_PROJECT to a copy with edited content. */
export const project = process.env.SITE_PROJECT ?? resolve(__dirname, '../..')

const folder = join(project, 'public')

/** Returns the absolute path of a built file. */
export const builtPath = (file: string) => join(folder, file)

/** The paths of all built files, relative to public/. */
export const builtFiles: ReadonlySet<string> = new Set(
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/')),
)

export function readBuilt(file: string): string {
  return readFileSync(builtPath(file), 'utf8')
}

const pages = new Map<string, CheerioAPI>()

/** Parses the page at a path. The parsed page is cached, so callers must not change it. */
export function readPage(path: string): CheerioAPI {
  const file = pageFile(path)
  const page = pages.get(file) ?? load(readBuilt(file))
  pages.set(file, page)
  return page
}
