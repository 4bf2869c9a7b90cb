import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodeQR } from 'qr'
import { absoluteUrl, feedPath, manifestPath, pathFor, sitemapPath } from '../../lib/paths'
import { withoutBreakMarks } from '../../lib/text'
import { defaultLocale, locales } from '../../site/locales'
import { palette } from '../../site/palette'
import type { BuiltSite, LanguageMessages, SiteFacts } from '../readSite'
import { llmsText } from './llmsText'
import type { Files } from './publicFiles'
import { atomFeed, withHtmlNotes } from './releaseFeed'

/** Returns the files that are not pages, such as robots.txt, releases.json, web app manifests, QR codes and sitemaps. */
export async function siteFiles(folder: string, { facts, languages }: BuiltSite): Promise<Files> {
  const { siteUrl, brand, files } = facts
  const url = (path: string) => absoluteUrl(siteUrl, path)
  const page = url(pathFor('download', defaultLocale))

  return [
    ['.well-known/security.txt', securityTxt(facts)],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${url(sitemapPath)}\n`],
    ['llms.txt', llmsText(facts, languages[defaultLocale])],
    ['releases.json', asJson({ name: brand, page, files: files.map(publishedFile(siteUrl)) })],
    [feedPath, atomFeed(facts, languages[defaultLocale])],
    ...Object.values(languages).flatMap((language) => languageFiles(facts, language)),
    ...(await styledSitemaps(folder)),
  ]
}

/** Returns a function that returns a file as it is in releases.json, with its notes as HTML. */
function publishedFile(siteUrl: string) {
  return ({ previous, ...file }: SiteFacts['files'][number]) => ({
    ...withHtmlNotes(siteUrl, file),
    previous: previous.map((release) => withHtmlNotes(siteUrl, release)),
  })
}

/** Creates security.txt (RFC 9116). The file expires within a year, as the RFC recommends. */
function securityTxt({ contact, siteUrl }: SiteFacts): string {
  const expires = new Date(Date.now() + 364 * 24 * 60 * 60 * 1000)

  return [
    `Contact: mailto:${contact.email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl(siteUrl, '/.well-known/security.txt')}`,
    '',
  ].join('\n')
}

/**
 * Returns the files that each language has: the web app manifest, the QR code of the download page, and the offer of the
 * language.
 */
function languageFiles({ brand, siteUrl }: SiteFacts, language: LanguageMessages): Files {
  const { locale, messages } = language
  const home = pathFor('home', locale)
  const manifest = {
    name: brand,
    description: withoutBreakMarks(messages.home.meta.description),
    short_name: brand,
    lang: locale,
    dir: locales[locale].direction,
    id: home,
    start_url: home,
    scope: home,
    display: 'minimal-ui',
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: [192, 512].flatMap((side) =>
      ['any', 'maskable'].map((purpose) => ({
        src: `/icons/icon${purpose === 'any' ? '' : '-maskable'}-${side}.png`,
        sizes: `${side}x${side}`,
        type: 'image/png',
        purpose,
      })),
    ),
  }
  const download = absoluteUrl(siteUrl, pathFor('download', locale))

  return [
    [manifestPath(locale), asJson(manifest)],
    [`qr/download-${locale}.svg`, qrCode(download)],
    [`language-offers/${locale}.json`, JSON.stringify(messages.common.languageOffer)],
  ]
}

/**
 * Returns the QR code of a URL as SVG. It has a size for programs that read no style sheet, in CSS pixels, and white paper:
 * converters and dark themes would put the black squares on black.
 */
function qrCode(url: string): string {
  return encodeQR(url, 'svg', { border: 2 })
    .replace('<svg', '<svg width="200" height="200"')
    .replace('<path', '<rect width="100%" height="100%" fill="#fff"/><path')
}

const sitemapStyle = '<?xml-stylesheet type="text/css" href="/sitemap.css"?>'

/** Links the sitemaps to a style sheet for readers in browsers. The sitemap plugin has no option for this. */
async function styledSitemaps(folder: string): Promise<Files> {
  const names = (await readdir(folder)).filter((name) => /^sitemap-.*\.xml$/.test(name))
  return Promise.all(
    names.map(async (name) => {
      const xml = (await readFile(join(folder, name), 'utf8')).replace(sitemapStyle, '')
      return [name, xml.replace(/<\?xml [^?]*\?>/, (header) => header + sitemapStyle)] as const
    }),
  )
}

function asJson(data: object): string {
  return `${JSON.stringify(data, null, 2)}\n`
}
