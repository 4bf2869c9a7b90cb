import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { encodeQR } from 'qr'
import { absoluteUrl, feedPath, manifestPath, pathFor } from '../../lib/paths'
import { defaultLocale } from '../../site/locales'
import { permanentPath } from '../../site/permanentPaths'
import { releaseTime } from '../gitHistory'
import type { LanguageMessages, Site, SiteFacts } from './readSite'
import { atomFeed } from './releaseFeed'
import { llmsText, securityTxt, webManifest } from './rootFiles'

const sitemapStyle = '<?xml-stylesheet type="text/css" href="/sitemap.css"?>'

/** Writes the files that are not pages, such as robots.txt, releases.json, web app manifests, QR codes and sitemaps. */
export async function writeSiteFiles(folder: string, site: Site, project: string): Promise<void> {
  const files = [
    rootFiles(site, project),
    ...site.languages.map((language) => languageFiles(site.facts, language)),
    await styledSitemaps(folder),
  ]
  await Promise.all(
    files
      .flatMap((each) => Object.entries(each))
      .map(async ([path, text]) => {
        const file = join(folder, path)
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, text)
      }),
  )
}

type Files = Readonly<Record<string, string>>

function rootFiles({ facts, languages }: Site, project: string): Files {
  const { siteUrl, contact } = facts
  const messages = languages.find(({ locale }) => locale === defaultLocale)
  if (!messages) throw new Error('The default language has no strings')
  const page = absoluteUrl(siteUrl, pathFor('download', defaultLocale))
  const files = facts.files.map((file) => {
    const path = permanentPath(file)
    return { ...file, permanent: path ? absoluteUrl(siteUrl, path) : null }
  })
  return {
    '.well-known/security.txt': securityTxt(contact.email, siteUrl, new Date()),
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(siteUrl, '/sitemap-index.xml')}\n`,
    'llms.txt': llmsText(facts, messages),
    'releases.json': asJson({ name: facts.brand, page, files }),
    [feedPath]: atomFeed(facts, messages, (file) => releaseTime(project, file)),
  }
}

function languageFiles(
  { brand, siteUrl }: SiteFacts,
  { locale, messages }: LanguageMessages,
): Files {
  const manifest = webManifest(locale, { name: brand, description: messages.home.meta.description })
  const download = absoluteUrl(siteUrl, pathFor('download', locale))
  return {
    [manifestPath(locale)]: asJson(manifest),
    [`qr/download-${locale}.svg`]: encodeQR(download, 'svg', { border: 2 }),
    [`language-offers/${locale}.json`]: JSON.stringify(messages.common.languageOffer),
  }
}

/** Links the sitemaps to a style sheet for readers in browsers. The sitemap plugin has no option for this. */
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

function asJson(data: object): string {
  return `${JSON.stringify(data, null, 2)}\n`
}
