import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ParentSpanPluginArgs } from 'gatsby'
import { bundleScript } from './bundleScripts'
import { readGatsbyScripts } from './gatsbyScripts'
import { transformHtml } from './transformHtml'

interface BuiltPage {
  readonly path: string
  readonly componentChunkName: string
}

/** The pass over the finished HTML: one boot file, one inline script, and every page made fit for a strict policy. */
export async function onPostBuild({
  getNodesByType,
  reporter,
}: ParentSpanPluginArgs): Promise<void> {
  const folder = join(process.cwd(), 'public')
  const slice = await readFile(join(folder, '_gatsby/slices/_gatsby-scripts-1.html'), 'utf8')
  const { scripts, ...build } = readGatsbyScripts(slice)
  const boot = await bundleScript('src/browser/boot.ts', build)
  const bootAddress = `/boot-${createHash('sha256').update(boot).digest('hex').slice(0, 20)}.js`
  await writeFile(join(folder, bootAddress), boot)
  const headScript = await bundleScript('src/browser/beforePaint.ts', {
    appScripts: [bootAddress, ...scripts],
  })
  const pages = getNodesByType('SitePage') as unknown as BuiltPage[]
  await Promise.all(
    pages.map(async ({ path, componentChunkName }) => {
      const file = join(folder, path.endsWith('.html') ? path : join(path, 'index.html'))
      const html = await readFile(file, 'utf8')
      const transformed = transformHtml(html, { headScript, path, chunk: componentChunkName })
      if (transformed !== html) await writeFile(file, transformed)
    }),
  )
  reporter.info(`${String(pages.length)} pages made ready for a strict policy`)
}
