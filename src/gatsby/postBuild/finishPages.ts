import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pageFile } from '../../lib/pageFiles'
import { insertJsonLd } from '../../lib/seo/structuredData'
import { publicFolder as folder } from '../folders'
import { digestOf } from './buildManifest'
import { type graphsByPath } from './structuredData'
import { type StyledPage } from './styles/styleSheets'
import { transformHtml } from './transformHtml'

/**
 * Makes the HTML of every page what visitors get, and gives its digest by file: the names of chunks and styles in it say
 * what those hold. One page after the other, since those of a large site don't fit into memory together.
 */
export async function finishPages(
  pages: readonly StyledPage[],
  headScript: string,
  graphs: ReturnType<typeof graphsByPath>,
): Promise<Map<string, string>> {
  const digests = new Map<string, string>()
  for (const page of pages) {
    const file = pageFile(page.path)
    const built = await readFile(join(folder, file), 'utf8')
    const html = insertJsonLd(
      transformHtml(built, { headScript, ...page }),
      graphs.get(page.path)?.(),
    )
    await writeFile(join(folder, file), html)
    digests.set(file, digestOf(html))
  }
  return digests
}
