import { pageFile } from '../../src/lib/pageFiles'
import { notFoundPath } from '../../src/lib/paths'
import { defaultLocale, localeCodes, locales, type Locale } from '../../src/site/locales'
import { palette } from '../../src/site/palette'
import { builtFiles, readBuilt, readPage } from '../support/builtSite'
import { brand, forPrograms } from '../support/content'
import { difference, expectNoFaults, faultsOn, listDifferences } from '../support/faults'
import { builtOrigin } from '../support/links'
import { pageHeads, type PageHead } from '../support/pageHeads'
import { sitePages } from '../support/sitePages'

/** Returns the Open Graph code of a language. It has codes of its own for Arabic and Latin American Spanish. */
const openGraphLocale = (locale: Locale) =>
  ({ ar: 'ar_AR', es: 'es_LA' })[locale as string] ?? locales[locale].intl.replace('-', '_')

test('every page has its own URL as its canonical URL', () => {
  expectNoFaults(
    faultsOn(pageHeads, ({ canonical, path, content }) => [
      canonical !== builtOrigin + path && `canonical is ${canonical}`,
      content('meta[property="og:url"]') !== canonical && 'og:url differs',
    ]),
  )
})

test('every page may be indexed', () => {
  expectNoFaults(
    faultsOn(pageHeads, ({ content }) => [
      content('meta[name=robots]') !== undefined && 'has a robots tag',
    ]),
  )
})

test('not-found pages are not indexed', () => {
  const listed = 'link[rel=canonical], link[hreflang], script[type="application/ld+json"]'

  expectNoFaults(
    localeCodes.filter((locale) => {
      const $ = readPage(notFoundPath(locale))
      return $('meta[name=robots]').attr('content') !== 'noindex' || $(listed).length > 0
    }),
  )
  expect(readBuilt('sitemap-0.xml')).not.toContain('404')
})

test('every page has the same alternate links as its translations', () => {
  expectNoFaults(
    faultsOn(pageHeads, ({ route, alternates }) => {
      const expected = pageHeads
        .filter((other) => other.route === route)
        .flatMap(({ locale, canonical }) => [
          `${locale} ${canonical}`,
          ...(locale === defaultLocale ? [`x-default ${canonical}`] : []),
        ])

      return listDifferences('alternate link', expected, alternates)
    }),
  )
})

// The content check limits their length.
test('titles and descriptions are unique', () => {
  const repeated = (values: readonly string[]) =>
    values.filter((value, index) => values.indexOf(value) !== index)
  const titles = pageHeads.map(({ locale, title }) => `${locale}: ${title}`)
  expectNoFaults(repeated([...titles, ...pageHeads.map(({ description }) => description)]))
})

test('nothing that programs read says where lines break', () => {
  expectNoFaults(
    faultsOn(sitePages, ({ path }) => {
      const $ = readPage(path)
      const values = $('head meta[content]')
        .toArray()
        .map(({ attribs }) => attribs.content ?? '')
      const data = $('script[type="application/ld+json"]').text()

      return [$('title').text(), data, ...values]
        .filter((text) => text !== forPrograms(text))
        .map((text) => text.slice(0, 200))
    }),
  )
})

/** The values of the meta tags in a page's head, by selector. */
function expectedTags({ path, locale, messages: { meta } }: PageHead): readonly [string, string][] {
  const heading = readPage(path)('h1').text().trim()

  return [
    ['meta[property="og:title"]', meta.title],
    ['meta[property="og:description"]', meta.description],
    ['meta[name=keywords]', meta.keywords],
    ['meta[property="og:image:alt"]', heading],
    ['meta[property="og:locale"]', openGraphLocale(locale)],
    ['meta[property="og:type"]', 'website'],
    ['meta[property="og:site_name"]', brand],
    // The test of the social cards compares these with the file.
    ['meta[property="og:image:type"]', 'image/png'],
    ['meta[property="og:image:width"]', '1200'],
    ['meta[property="og:image:height"]', '630'],
    ['meta[name="twitter:card"]', 'summary_large_image'],
    ['meta[name=theme-color][media*=light]', palette.paper],
    ['meta[name=theme-color][media*=dark]', palette.paperInTheDark],
    // The dark theme is the site's own: Dark Reader would darken the grounds of drawings, but not their ink.
    ['meta[name=darkreader-lock]', ''],
  ]
}

test('every page has the title and description from the content files in all meta tags', () => {
  expectNoFaults(
    faultsOn(pageHeads, (page) => [
      ...difference('title', forPrograms(page.messages.meta.title), page.title),
      ...difference('description', forPrograms(page.messages.meta.description), page.description),
      ...expectedTags(page).flatMap(([selector, value]) =>
        difference(selector, forPrograms(value), page.content(selector)),
      ),
    ]),
  )
})

test('every page names the other languages for Open Graph', () => {
  expectNoFaults(
    faultsOn(pageHeads, ({ path, locale }) => {
      const $ = readPage(path)
      const others = $('meta[property="og:locale:alternate"]')
        .toArray()
        .map((tag) => $(tag).attr('content'))
      const expected = localeCodes.filter((code) => code !== locale).map(openGraphLocale)

      return difference('og:locale:alternate', expected, others)
    }),
  )
})

test('every page has the icons of the site, and they exist', () => {
  const icons = [
    'icon /favicon.ico 32x32',
    'icon /favicon.svg image/svg+xml',
    'apple-touch-icon /apple-touch-icon.png',
  ]

  for (const icon of icons) expect(builtFiles).toContain(pageFile(icon.split(' ')[1] ?? ''))
  expectNoFaults(
    [...pageHeads.map(({ path }) => path), ...localeCodes.map(notFoundPath)].flatMap((path) => {
      const shown = readPage(path)('head link[href*="icon"]')
        .toArray()
        .map(({ attribs: { rel, href, sizes, type } }) =>
          [rel, href, sizes, type].filter(Boolean).join(' '),
        )

      return listDifferences(`icon of ${path}`, icons, shown)
    }),
  )
})
