import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ParentSpanPluginArgs } from 'gatsby'
import { publicFolder as folder, wholePageData } from '../folders'
import { keepPageData, sharedFiles, splitPageData } from '../pageData'
import { digestOf, manifestOf, shortDigest, writeManifest } from './buildManifest'
import { type BuiltPage } from './builtPage'
import { bundleScript } from './bundleScripts'
import { finishPages } from './finishPages'
import { readGatsbyScripts } from './gatsbyScripts'
import { headScriptFor } from './headScript'
import { writeLanguageOffers } from './languageOffers'
import { prepareForHosts } from './prepareForHosts'
import { writeQrCodes } from './qrCodes'
import { readSite } from './readSite'
import { graphsByPath } from './structuredData'
import { writeStyleSheets } from './styles/styleSheets'
import { writeForMachines } from './writeForMachines'

/**
 * The pass over the finished site: one boot file, one inline script, two style sheets for a page, every page made fit for a strict
 * policy, and the small files that the pages ask for later. Only one of those, for each language, says which build it
 * belongs to: pages that say what they said before stay as they are, and need no packing.
 */
export async function onPostBuild(args: ParentSpanPluginArgs): Promise<void> {
  const pages = args.getNodesByType('SitePage') as unknown as BuiltPage[]
  const headScript = await writeScripts()
  const site = await readSite(args)
  const styledPages = await writeStyleSheets(pages)
  const html = await finishPages(styledPages, headScript, graphsByPath(site))
  await keepPageData(folder, wholePageData, pages)
  const { data, shared } = await splitPageData(folder, pages)
  const unnamed = Array.from(
    sharedFiles(shared, ''),
    ([file, text]) => [file, digestOf(text)] as const,
  )
  const manifest = manifestOf(new Map([...html, ...data, ...unnamed]))
  await writeFiles(sharedFiles(shared, manifest.id))
  await writeLanguageOffers(folder, site.offers)
  await writeQrCodes(folder, site.facts.siteUrl)
  await writeForMachines(folder, site, args.reporter)
  await writeManifest(folder, manifest)
  await prepareForHosts(folder, site.facts)
  args.reporter.info(`${pages.length} pages made ready for a strict policy, build ${manifest.id}`)
}

/** Writes the boot file and the hash of the scripts that it compares with its own; gives the head script that names it. */
async function writeScripts() {
  const slice = await readFile(join(folder, '_gatsby/slices/_gatsby-scripts-1.html'), 'utf8')
  const { scripts, chunkFiles } = readGatsbyScripts(slice)
  // Webpack's own hash is another in a build that begins with an empty cache: every page would differ, for nothing.
  const compilationHash = shortDigest(JSON.stringify([scripts, chunkFiles]))
  const appData = JSON.stringify({ webpackCompilationHash: compilationHash })
  await writeFile(join(folder, 'page-data/app-data.json'), appData)
  const boot = await bundleScript('src/browser/boot.ts', { chunkFiles, compilationHash })
  const bootAddress = `/boot-${shortDigest(boot)}.js`
  await writeFile(join(folder, bootAddress), boot)
  return headScriptFor([bootAddress, ...scripts])
}

async function writeFiles(files: ReadonlyMap<string, string>): Promise<void> {
  await Promise.all(
    [...files].map(async ([file, text]) => {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), text)
    }),
  )
}
