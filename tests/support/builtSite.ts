import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { load, type CheerioAPI } from 'cheerio'

const folder = join(__dirname, '../../public')

/** Every file of the built site, by its path in public/. */
export const builtFiles: ReadonlySet<string> = new Set(
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll(sep, '/'),
  ),
)

/** Takes the path of a page (`/about/`) or of a file (`/404.html`) and gives the file that answers for it. */
export function fileFor(path: string): string {
  return path.slice(1) + (path.endsWith('/') ? 'index.html' : '')
}

/** Reads a file of the built site. */
export function readBuilt(file: string): string {
  return readFileSync(join(folder, file), 'utf8')
}

/** Reads the page at a path. */
export function readPage(path: string): CheerioAPI {
  return load(readBuilt(fileFor(path)))
}
