import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { load, type CheerioAPI } from 'cheerio'
import { pageFile } from '../../src/lib/pageFiles'

/** The project whose site is tested: this one, or a copy with edited content that SITE_PROJECT names. */
export const project = process.env.SITE_PROJECT ?? resolve(__dirname, '../..')

const folder = join(project, 'public')

/** The path of a file of the built site on this machine. */
export const builtPath = (file: string) => join(folder, file)

/** Every file of the built site, by its path in public/. */
export const builtFiles: ReadonlySet<string> = new Set(
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/')),
)

/** Reads a file of the built site. */
export function readBuilt(file: string): string {
  return readFileSync(builtPath(file), 'utf8')
}

const pages = new Map<string, CheerioAPI>()

/** Reads the page at a path. Callers share the parsed page and must not change it. */
export function readPage(path: string): CheerioAPI {
  const file = pageFile(path)
  const page = pages.get(file) ?? load(readBuilt(file))
  pages.set(file, page)
  return page
}
