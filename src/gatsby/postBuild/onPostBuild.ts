import { hash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CreatePagesArgs, ParentSpanPluginArgs } from 'gatsby'
import { writeAdmin } from '../../../tools/cms/writeAdmin'
import { filesBelow } from '../../content/filesBelow'
import { historyProblem } from '../../content/gitHistory'
import { pageDataFile, pageFile } from '../../lib/pageFiles'
import { defaultLocale } from '../../site/locales'
import type { AppBuild, PageContext } from '../../site/routes'
import { finishCards } from '../cards/socialCards'
import { adminPath, cmsBackend } from '../cms'
import { hostRedirects } from '../hosting/hostRedirects'
import { writeHostFiles } from '../hosting/writeHostFiles'
import { readSite, type BuiltSite } from '../readSite'
import { browserBundle, type Bundle } from '../webpack'
import { bundleScript, fillInPage, idOf, type PageParts } from './html'
import { removeUnpublished, writeCompressed, writeFiles, type Files } from './publicFiles'
import { feedTitle, releasedFiles } from './releaseFeed'
import { siteFiles } from './siteFiles'
import { structuredData } from './structuredData'
import { swapFiles } from './swapPages'
import { titleFonts } from './titleFonts'

interface BuiltPage {
  readonly path: string
  readonly componentChunkName: string
  readonly context: PageContext
}

/** The arguments of `onPostBuild`. Gatsby's types lack the `graphql` function. */
type PostBuildArgs = ParentSpanPluginArgs & Pick<CreatePagesArgs, 'graphql'>

/** Fills in the built pages, and writes machine-readable files, social cards and precompressed files. */
export async function onPostBuild(args: PostBuildArgs): Promise<void> {
  const { reporter, getNodesByType } = args
  const project = process.cwd()
  const folder = join(project, 'public')
  const pages = getNodesByType('SitePage') as unknown as BuiltPage[]
  const bundle = browserBundle()
  const site = await readSite(args)
  const appBuild = describeApp(pages, bundle.filesOf)
  const headScript = await bundleScript('src/browser/head/headScript.ts', appBuild)
  const [styleSheet = ''] = bundle.filesOf('app', 'css')
  const english = site.languages[defaultLocale]
  // A feed without entries is not announced.
  const feedName = releasedFiles(site.facts).length > 0 ? feedTitle(site.facts, english) : undefined
  const shared = { headScript, styleSheet, feedTitle: feedName }
  const buildId = await finishPages(folder, pages, shared, site)

  await writeFiles(folder, [
    ...buildFiles(buildId, appBuild),
    ...(await siteFiles(folder, site)),
    ...(await swapFiles(site.facts, english, shared)),
    ...(await titleFonts(site)),
  ])
  reporter.info(`${await finishCards()} social cards drawn`)
  await removeUnpublished(folder, bundle.files)
  await replaceAdmin(folder, project)

  // The rules for hosts name the files, so these must be complete.
  const redirects = hostRedirects(site.redirects, site.facts.files)

  writeHostFiles(project, { headScript, files: filesBelow(folder), redirects })
  await writeCompressed(folder)
  reporter.info(`${pages.length} pages completed, build ${buildId}`)
  warnWithoutHistory(reporter, project)
}

/** Returns the files by which the app and open pages detect a newer build. The manifests of older builds are kept. */
function buildFiles(buildId: string, { compilationHash }: AppBuild): Files {
  const manifest = JSON.stringify({ id: buildId })

  return [
    ['page-data/app-data.json', JSON.stringify({ webpackCompilationHash: compilationHash })],
    [`builds/meta/${buildId}.json`, manifest],
    ['builds/latest.json', manifest],
  ]
}

/** Removes the CMS of an earlier build, and writes it again if a Git host is configured. */
async function replaceAdmin(folder: string, project: string): Promise<void> {
  await rm(join(folder, adminPath), { recursive: true, force: true })
  if (cmsBackend) writeAdmin(join(folder, adminPath), project, cmsBackend)
}

/** Warns about missing dates if the build is for a public site, which `SITE_URL` says. */
function warnWithoutHistory(reporter: PostBuildArgs['reporter'], project: string): void {
  const problem = process.env.SITE_URL && historyProblem(project)
  if (problem)
    reporter.warn(
      `The sitemap, the feed and the pages lack the dates of changes, because ${problem}, and build again.`,
    )
}

/** Completes the HTML of every page. Returns the ID of the build, from the HTML and the data of all pages. */
async function finishPages(
  folder: string,
  pages: readonly BuiltPage[],
  shared: Omit<PageParts, 'structuredData'>,
  { facts, languages }: BuiltSite,
): Promise<string> {
  const digests: string[] = []

  // Pages are processed one at a time, to save memory.
  for (const { path, context } of pages) {
    const { route, locale } = context
    // With Gatsby's Head API, every fact in the structured data would have to be in the page data too.
    const data = route === 'notFound' ? undefined : structuredData(route, facts, languages[locale])
    const file = join(folder, pageFile(path))
    const html = fillInPage(await readFile(file, 'utf8'), { ...shared, structuredData: data })

    await writeFile(file, html)
    const pageData = await readFile(join(folder, pageDataFile(path)), 'utf8')

    digests.push(`${pageFile(path)} ${hash('sha256', html)}`)
    digests.push(`${pageDataFile(path)} ${hash('sha256', pageData)}`)
  }

  return idOf(digests)
}

/** Returns the scripts of the app, and those that each route needs in addition, with an ID that changes with them. */
function describeApp(pages: readonly BuiltPage[], filesOf: Bundle['filesOf']): AppBuild {
  const scripts = filesOf('app', 'js')
  const pageScripts = Object.fromEntries(
    pages.map(({ context, componentChunkName }) => [
      context.route,
      filesOf(componentChunkName, 'js').filter((file) => !scripts.includes(file)),
    ]),
  )
  // webpack's own hash is unsuitable, because it changes when the same code is built again with a cache.
  const compilationHash = idOf([JSON.stringify([scripts, pageScripts])])

  return { scripts, pageScripts, compilationHash }
}
