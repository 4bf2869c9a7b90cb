import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { load, type CheerioAPI } from 'cheerio'
import { pageFile } from '../../src/lib/pageFiles'

/** The project whose site is tested: SITE_PROJECT if it is set (a copy with edited content), otherwise this one. */
export const project = process.env.SITE_PROJECT ?? resolve(__dirname, '../..')

const folder = join(project, 'public')

/** Returns the absolute path of a file of the built site. */
export const builtPath = (file: string) => join(folder, file)

/** The paths of all files of the built site, relative to public/. */
export const builtFiles: ReadonlySet<string> = new Set(
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/')),
)

export function readBuilt(file: string): string {
  return readFileSync(builtPath(file), 'utf8')
}

const pages = new Map<string, CheerioAPI>()

/** Parses the page at a path. Callers share the result and must not change it. */
export function readPage(path: string): CheerioAPI {
  const file = pageFile(path)
  const page = pages.get(file) ?? load(readBuilt(file))
  pages.set(file, page)
  return page
}
