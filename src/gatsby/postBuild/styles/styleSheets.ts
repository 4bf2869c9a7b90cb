import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pageFile } from '../../../lib/pageFiles'
import { publicFolder as folder } from '../../folders'
import { shortDigest } from '../buildManifest'
import type { BuiltPage } from '../builtPage'
import { groupByLanguage } from './groupByLanguage'
import { readOpening, type Opening } from './readOpening'
import { shortTokens } from './shortTokens'
import { splitStyles, type SplitStyles } from './splitStyles'

/** The addresses of a page's two style sheets: the one that its opening needs, and the one of all that stands below. */
export type StyleSheets = Readonly<Record<keyof SplitStyles, string>>

export interface StyledPage extends BuiltPage {
  readonly styleSheets: StyleSheets
}

/**
 * Writes the styles that webpack made as two files for each language, most of which share theirs, and says which page has
 * which; throws when webpack did not make just one sheet, or when a page has no opening.
 */
export async function writeStyleSheets(pages: readonly BuiltPage[]): Promise<StyledPage[]> {
  const sheet = styleSheetOf(await readBuilt('webpack.stats.json'))
  const css = shortTokens(await readBuilt(sheet))
  const openings = new Map<BuiltPage, Opening>()
  for (const page of pages)
    openings.set(page, readOpening(await readBuilt(pageFile(page.path)), page.path))
  const styled: StyledPage[] = []
  for (const [opening, ofLanguage] of groupByLanguage(openings)) {
    const { opening: early, lower } = splitStyles(css, opening)
    const styleSheets = {
      opening: await write('opening', early),
      lower: await write('lower', lower),
    }
    styled.push(...ofLanguage.map((page) => ({ ...page, styleSheets })))
  }
  // No page links it, but the scripts know its name, by which what is left over is told from what is not.
  await rm(join(folder, sheet))
  return styled
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

function readBuilt(file: string): Promise<string> {
  return readFile(join(folder, file), 'utf8')
}

async function write(name: string, css: string): Promise<string> {
  const address = `/${name}.${shortDigest(css)}.css`
  await writeFile(join(folder, address), css)
  return address
}
