import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openingEndId } from '../../site/constants'
import { publicFolder as folder } from '../folders'
import { shortDigest } from './buildManifest'
import { pageFile, type BuiltPage } from './builtPage'
import { shortTokens } from './shortTokens'
import { classesIn, splitStyles, type SplitStyles } from './splitStyles'

/** The addresses of the two style sheets: the one that a page's opening needs, and the one of all that stands below. */
export type StyleSheets = Readonly<Record<keyof SplitStyles, string>>

/**
 * Writes the styles that webpack made as two files and gives their addresses; throws when webpack did not make just one
 * sheet, or when a page has no opening.
 */
export async function writeStyleSheets(pages: readonly BuiltPage[]): Promise<StyleSheets> {
  const sheet = styleSheetOf(await readBuilt('webpack.stats.json'))
  const classes = new Set<string>()
  for (const { path } of pages) {
    const opening = openingOf(await readBuilt(pageFile(path)), path)
    for (const name of classesIn(opening)) classes.add(name)
  }
  const { opening, lower } = splitStyles(shortTokens(await readBuilt(sheet)), classes)
  // No page links it, but the scripts know its name, by which what is left over is told from what is not.
  await rm(join(folder, sheet))
  return { opening: await write('opening', opening), lower: await write('lower', lower) }
}

/** The file of the one style sheet that webpack made, from the text of its `webpack.stats.json`; throws when there isn't just one. */
export function styleSheetOf(stats: string): string {
  const { assetsByChunkName } = JSON.parse(stats) as {
    assetsByChunkName: Readonly<Record<string, readonly string[]>>
  }
  const sheets = new Set(
    Object.values(assetsByChunkName).flatMap((files) =>
      files.filter((file) => file.endsWith('.css')),
    ),
  )
  const [sheet] = sheets
  if (sheet === undefined || sheets.size > 1) {
    throw new Error(`The build made ${sheets.size} style sheets instead of one`)
  }
  return sheet
}

/** The part of a page's HTML that is seen first; throws when nothing marks its end. */
export function openingOf(html: string, path: string): string {
  const end = html.indexOf(`id="${openingEndId}"`)
  if (end < 0)
    throw new Error(`${path} does not say where its opening ends: put <OpeningEnd /> there`)
  return html.slice(html.indexOf('<body'), end)
}

function readBuilt(file: string): Promise<string> {
  return readFile(join(folder, file), 'utf8')
}

async function write(name: string, css: string): Promise<string> {
  const address = `/${name}.${shortDigest(css)}.css`
  await writeFile(join(folder, address), css)
  return address
}
