import { load, type CheerioAPI } from 'cheerio'
import { notFoundPath } from '../../src/lib/paths'
import { localeCodes } from '../../src/site/locales'
import { builtFiles, builtRedirects, readBuilt, readPage } from '../support/builtSite'
import { expectNoFaults, faultsOn } from '../support/faults'
import { linkFault, builtOrigin } from '../support/links'
import { sitePages, swapPages } from '../support/sitePages'

const pages = [
  ...sitePages,
  ...swapPages,
  ...localeCodes.map((locale) => ({ path: notFoundPath(locale) })),
]

/** Returns every URL in a page, including those in `srcset` attributes and Open Graph tags. */
function urlsIn($: CheerioAPI): Set<string> {
  const urls = $('[href], [src], [poster], [srcset], [imagesrcset], meta[property^="og:"]')
    .toArray()
    .flatMap(({ attribs: { href, src, poster, srcset, imagesrcset, property, content } }) => [
      href,
      src,
      poster,
      ...[srcset, imagesrcset].flatMap((set) =>
        set?.split(',').map((one) => one.trim().split(' ')[0]),
      ),
      /^og:(image|url)$/.test(property ?? '') ? content : undefined,
    ])

  return new Set(urls.filter((url) => url !== undefined))
}

test('every URL on every page leads to an existing page, file or element', () => {
  expectNoFaults(
    faultsOn<{ readonly path: string }>(pages, ({ path }) => {
      const urls = [...urlsIn(readPage(path))]
      if (urls.length < 15) return [`has only ${urls.length} URLs`]
      return urls.map((url) => linkFault(url, path))
    }),
  )
})

test('every URL in the feed and in style sheets leads to an existing file', () => {
  const feed = [...urlsIn(load(readBuilt('releases.atom'), { xml: true }))]

  expect(feed.length).toBeGreaterThan(1)
  const redirects = builtRedirects().map(({ from }) => builtOrigin + from)
  const sheets = [...builtFiles].filter((file) => file.endsWith('.css'))
  const used = sheets.flatMap((file) =>
    Array.from(readBuilt(file).matchAll(/url\(["']?(?!data:|#)([^"')]+)/g), ([, url = '']) => url),
  )
  const urls = [...feed.filter((url) => !redirects.includes(url)), ...used]

  expectNoFaults(urls.flatMap((url) => linkFault(url, '/') ?? []))
})

test('pages link only to pages in the same language', () => {
  const prefix = new RegExp(`^/(${localeCodes.join('|')})/`)

  expectNoFaults(
    faultsOn(sitePages, ({ locale, path }) =>
      readPage(path)('a[href^="/"]:not([hreflang])')
        .toArray()
        .map(({ attribs }) => attribs.href ?? '')
        .filter((url) => !builtFiles.has(url.slice(1)))
        .filter((url) => (prefix.exec(url)?.[1] ?? 'en') !== locale),
    ),
  )
})
