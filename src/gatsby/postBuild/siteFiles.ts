import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { renderSVG } from 'uqr'
import { absoluteUrl, pathFor } from '../../lib/paths'
import { securityTxt } from '../../lib/securityTxt'
import { lastChange } from '../../lib/seo/lastModified'
import { atomFeed, feedPath } from '../../lib/seo/releaseFeed'
import { llmsText, manifestPath, robotsText, webManifest } from '../../lib/seo/rootFiles'
import { defaultLocale, localeCodes } from '../../site/locales'
import { permanentPath } from '../../site/permanentPaths'
import { gitHistory } from '../gitHistory'
import type { Site } from './readSite'

const releases = 'content/site/releases.json'
const sitemapStyle = '<?xml-stylesheet type="text/css" href="/sitemap.css"?>'

/** Writes the other files of the site: security.txt, robots.txt, llms.txt, releases, web app manifests, QR codes, language offers. */
export async function writeSiteFiles(folder: string, site: Site, project: string): Promise<void> {
  const { contact, siteUrl } = site.facts
  const files = {
    '.well-known/security.txt': securityTxt({ email: contact.email, siteUrl, today: new Date() }),
    ...(await releaseFiles(site, project)),
    ...manifests(site),
    ...qrCodes(site),
    // The offers of each language on pages in another one.
    ...Object.fromEntries(
      site.languages.map(({ locale, messages }) => [
        `language-offers/${locale}.json`,
        JSON.stringify(messages.common.languageOffer),
      ]),
    ),
    ...(await styledSitemaps(folder)),
  }
  await Promise.all(
    Object.entries(files).map(async ([path, text]) => {
      const file = join(folder, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
    }),
  )
}

type Files = Readonly<Record<string, string>>

async function releaseFiles({ facts, languages }: Site, project: string): Promise<Files> {
  const messages = languages.find(({ locale }) => locale === defaultLocale)
  if (!messages) throw new Error('The default language has no strings')
  const page = absoluteUrl(facts.siteUrl, pathFor('download', defaultLocale))
  const files = facts.files.map((file) => {
    const path = permanentPath(file)
    return { ...file, permanent: path ? absoluteUrl(facts.siteUrl, path) : null }
  })
  return {
    'robots.txt': robotsText(facts.siteUrl),
    'llms.txt': llmsText(facts, messages),
    'releases.json': asJson({ name: facts.brand, page, files }),
    [feedPath]: atomFeed(facts, messages, await whenReleasesChanged(project)),
  }
}

function manifests({ facts, languages }: Site): Files {
  return Object.fromEntries(
    languages.map(({ locale, messages }) => [
      manifestPath(locale),
      asJson(
        webManifest(locale, { name: facts.brand, description: messages.home.meta.description }),
      ),
    ]),
  )
}

/** Creates a QR code with the URL of each language's download page. */
function qrCodes({ facts }: Site): Files {
  return Object.fromEntries(
    localeCodes.map((locale) => [
      `qr/download-${locale}.svg`,
      renderSVG(absoluteUrl(facts.siteUrl, pathFor('download', locale)), { border: 2 }),
    ]),
  )
}

/** Adds a style sheet for human readers to the sitemaps. The plugin has no option for it. */
async function styledSitemaps(folder: string): Promise<Files> {
  const names = (await readdir(folder)).filter((name) => /^sitemap-.*\.xml$/.test(name))
  const files = await Promise.all(
    names.map(async (name) => {
      const xml = (await readFile(join(folder, name), 'utf8')).replace(sitemapStyle, '')
      return [name, xml.replace(/<\?xml [^?]*\?>/, (header) => header + sitemapStyle)] as const
    }),
  )
  return Object.fromEntries(files)
}

async function whenReleasesChanged(project: string): Promise<string> {
  const committed = lastChange(gitHistory(project), [releases])
  return committed ?? (await stat(join(project, releases))).mtime.toISOString()
}

function asJson(data: object): string {
  return `${JSON.stringify(data, null, 2)}\n`
}
