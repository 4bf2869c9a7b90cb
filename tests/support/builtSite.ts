import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { load, type CheerioAPI } from 'cheerio'
import { pageFile } from '../../src/lib/pageFiles'

const folder = join(__dirname, '../../public')

/** Every file of the built site, by its path in public/. */
export const builtFiles: ReadonlySet<string> = new Set(
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll(sep, '/'),
  ),
)

/** Reads a file of the built site. */
export function readBuilt(file: string): string {
  return readFileSync(join(folder, file), 'utf8')
}

/** Reads the page at a path. */
export function readPage(path: string): CheerioAPI {
  return load(readBuilt(pageFile(path)))
}
