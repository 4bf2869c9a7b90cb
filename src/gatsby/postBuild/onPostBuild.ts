import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAdmin } from '../../../tools/cms/writeAdmin'
import { digestOf } from '../../content/digestOf'
import { pageDataFile, pageFile } from '../../lib/pageFiles'
import { digestLength } from '../../site/digests'
import { adminPath } from '../../site/adminPath'
import type { AppBuild, PageContext } from '../../site/routes'
import { cardsOf, writeCards } from '../cards/socialCards'
import { cmsBackend } from '../cmsBackend'
import { hostRedirects } from '../hosting/hostRedirects'
import { writeHostFiles } from '../hosting/writeHostFiles'
import { browserBundle, type Bundle } from '../webpack'
import { buildIdOf, writeManifest } from './buildManifest'
import { writeCompressed } from './compress'
import { removeUnpublished } from './publicFiles'
import { bundleScript, fillInPage, type PageParts } from './html'
import { readSite, type PostBuildArgs, type Site } from './readSite'
import { writeSiteFiles } from './siteFiles'
import { structuredData } from './structuredData'
import { writeSwapPages } from './swapPages'

interface BuiltPage {
  readonly path: string
  readonly componentChunkName: string
  readonly context: PageContext
}

/** Fills in the built pages, and writes machine-readable files, social cards and precompressed files. */
export async function onPostBuild(args: PostBuildArgs): Promise<void> {
  const { reporter, getNodesByType } = args
  const project = process.cwd()
  const folder = join(project, 'public')
  const pages = getNodesByType('SitePage') as unknown as BuiltPage[]
  const bundle = browserBundle()
  const site = await readSite(args)
  const appBuild = describeApp(pages, bundle)
  const headScript = await bundleScript('src/browser/head/head.ts', appBuild)
  await writeFile(
    join(folder, 'page-data/app-data.json'),
    JSON.stringify({ webpackCompilationHash: appBuild.compilationHash }),
  )
  const [styleSheet = ''] = bundle.filesOf('app', 'css')
  const buildId = buildIdOf(await finishPages(folder, pages, { headScript, styleSheet }, site))
  await writeManifest(folder, buildId)
  await writeSiteFiles(folder, site, project)
  await writeSwapPages(folder, site, bundle)
  reporter.info(`${await writeCards(cardsOf(site), folder)} social cards drawn`)
  await removeUnpublished(folder, bundle.files)
  await rm(join(folder, adminPath), { recursive: true, force: true })
  if (cmsBackend) writeAdmin(join(folder, adminPath), project, cmsBackend)
  const redirects = hostRedirects(site.redirects, site.facts.files)
  writeHostFiles(project, { headScript, files: bundle.files, redirects })
  await writeCompressed(folder)
  reporter.info(`${pages.length} pages completed, build ${buildId}`)
}

/** Completes the HTML of every page. Returns the digests of all HTML and page-data files by path. */
async function finishPages(
  folder: string,
  pages: readonly BuiltPage[],
  shared: Pick<PageParts, 'headScript' | 'styleSheet'>,
  site: Site,
): Promise<Map<string, string>> {
  const digests = new Map<string, string>()
  // Pages are processed one at a time, to save memory.
  for (const { path, context } of pages) {
    const file = join(folder, pageFile(path))
    const parts = { ...shared, structuredData: graphOf(context, site) }
    const html = fillInPage(await readFile(file, 'utf8'), parts)
    await writeFile(file, html)
    digests.set(pageFile(path), digestOf(html))
    const data = pageDataFile(path)
    digests.set(data, digestOf(await readFile(join(folder, data), 'utf8')))
  }
  return digests
}

function describeApp(pages: readonly BuiltPage[], bundle: Bundle): AppBuild {
  const scripts = bundle.filesOf('app', 'js')
  const pageScripts = Object.fromEntries(
    pages.map(({ context, componentChunkName }) => [
      context.route,
      bundle.filesOf(componentChunkName, 'js').filter((file) => !scripts.includes(file)),
    ]),
  )
  // webpack's own hash is unsuitable, because it changes when the same code is built again with a cache.
  const compilationHash = digestOf(JSON.stringify([scripts, pageScripts]), digestLength)
  return { scripts, pageScripts, compilationHash }
}

/** Creates a page's JSON-LD. With Gatsby's Head API, every fact would have to be in the page data too. */
function graphOf({ route, locale }: PageContext, { facts, languages }: Site) {
  const messages = languages.find((language) => language.locale === locale)
  return route === 'notFound' || !messages ? undefined : structuredData(route, facts, messages)
}
