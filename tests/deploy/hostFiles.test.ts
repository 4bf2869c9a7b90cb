import { readEdgeHeaders } from '../../scripts/preview/readEdgeFiles'
import { edgeLimits } from '../../src/gatsby/hosting/edgeFiles'
import { localizedPath } from '../../src/lib/paths'
import { localeCodes } from '../../src/site/locales'
import { builtFiles, builtRedirects, readBuilt } from '../support/builtSite'
import { readSiteFile, releaseFile } from '../support/content'
import { expectNoFaults } from '../support/faults'
import { swapPages } from '../support/sitePages'

// The rules by which wrangler 4 reads both files. Cloudflare refuses a deployment with an invalid line, but neither
// `wrangler deploy --dry-run` nor `wrangler dev` fails. tests/edge reads the files with wrangler itself.

const linesOf = (file: string) => readBuilt(file).trimEnd().split('\n')
const isDynamic = (from: string) => /\*|:[A-Za-z]/.test(from)

test.each(['_headers', '_redirects'])('the lines of %s are not too long', (file) => {
  expectNoFaults(linesOf(file).filter((line) => line.trim().length > edgeLimits.characters))
})

test('each redirect has a path, a target and a status', () => {
  expectNoFaults(linesOf('_redirects').filter((line) => line.split(/\s+/).length !== 3))
})

test('each redirect has a status that Cloudflare and Netlify know', () => {
  expectNoFaults(linesOf('_redirects').filter((line) => !/ 30[12]$/.test(line)))
})

test('redirects start at a path, and lead to a path or an HTTPS URL', () => {
  expectNoFaults(
    linesOf('_redirects').filter((line) => !/^\/(?!\/)\S* (?:\/(?!\/)|https:\/\/)/.test(line)),
  )
})

test('no path is redirected twice', () => {
  const paths = builtRedirects().map(({ from }) => from)
  expectNoFaults(paths.filter((path, index) => paths.indexOf(path) !== index))
})

test('no redirect leads to the file of a page, which redirects back to the page', () => {
  expectNoFaults(linesOf('_redirects').filter((line) => /\/index(?:\.html)? \d+$/.test(line)))
})

test('redirects with a wildcard are the last ones', () => {
  const dynamic = builtRedirects().map(({ from }) => isDynamic(from))
  expect(dynamic.indexOf(true)).toBe(dynamic.lastIndexOf(false) + 1)
})

test('_headers has rules with a path, and below each one headers with a value', () => {
  expectNoFaults(
    linesOf('_headers').filter(
      (line) => !/^\/(?!\/)\S*$|^ {2}(?:! [\w-]+|[\w-]+: \S.*)$/.test(line),
    ),
  )
  expect(readBuilt('_headers')).not.toMatch(/^\/.*\n(?=\/|$)/m)
})

test('the path of a header rule has at most one wildcard, at its end', () => {
  expectNoFaults(linesOf('_headers').filter((line) => /^\/.*\*./.test(line)))
})

test('no path has two header rules, because Cloudflare would use only the second one', () => {
  const paths = linesOf('_headers').filter((line) => line.startsWith('/'))
  expectNoFaults(paths.filter((path, index) => paths.indexOf(path) !== index))
})

/** The published files. Edge hosts compress them themselves, and publish no files for hosts. */
const published = [...builtFiles].filter((file) => !/\.(?:br|gz)$|^(?:_|\.)/.test(file))
const headersOf = readEdgeHeaders(readBuilt('_headers'))

/** Returns a fault for each published file whose header differs from the expected one. */
const wrongHeaders = (name: string, expectedFor: (file: string) => string | undefined) =>
  published
    .filter((file) => headersOf(`/${file}`)[name] !== expectedFor(file))
    .map((file) => `/${file}: expected ${expectedFor(file)}, found ${headersOf(`/${file}`)[name]}`)

test('browsers keep each file as long as its name allows', () => {
  const year = /^(?:static|fonts)\/|^[^/]+[-.][0-9a-f]{20}\.(?:js|css)$/
  const cacheFor = (file: string) => {
    if (file === 'builds/latest.json') return 'no-store'
    if (year.test(file)) return 'public, max-age=31536000, immutable'

    return /^(?:cast|cards|icons)\//.test(file) ? 'public, max-age=86400' : undefined
  }

  expectNoFaults(wrongHeaders('Cache-Control', cacheFor))
})

test('other sites may show the cards, the icons, the logo and the QR codes, and no other file', () => {
  const shared = /^(?:cards|icons|qr)\/|^[^/]+\.(?:png|ico|svg)$/

  expectNoFaults(
    wrongHeaders('Cross-Origin-Resource-Policy', (file) =>
      shared.test(file) ? 'cross-origin' : 'same-origin',
    ),
  )
})

test('a rule removes the header of all files before it sets another, because hosts join values', () => {
  const [forAll = '', ...rules] = readBuilt('_headers').split(/\n(?=\/)/)
  const general = [...forAll.matchAll(/^ {2}([\w-]+):/gm)].map(([, name = '']) => name)

  expectNoFaults(
    rules.flatMap((rule) =>
      general
        .filter((name) => rule.includes(`\n  ${name}: `) && !rule.includes(`\n  ! ${name}\n`))
        .map((name) => `${rule.split('\n')[0]}: ${name}`),
    ),
  )
})

/** The paths of the newest files, by key. Other sites link to them, so they must never change. */
const permanentPaths: Readonly<Record<string, string>> = {
  windowsDownloader: '/get/windows/',
  windowsSetup: '/get/windows-full/',
  macImage: '/get/mac/',
}

/** Every path that once had a page or has a file behind it, and where it leads. Each is redirected without its slash too. */
const moved: readonly (readonly [from: string, to: string])[] = [
  ...readSiteFile('redirects').redirects.flatMap(({ from, to }) =>
    localeCodes.map((locale) => [localizedPath(from, locale), localizedPath(to, locale)] as const),
  ),
  ...swapPages.flatMap(({ path }) =>
    localeCodes
      .filter((locale) => locale !== 'en')
      .map((locale) => [localizedPath(path, locale), path] as const),
  ),
  ...Object.entries(permanentPaths).flatMap(([key, from]) => {
    const { preferred } = releaseFile(key).channels

    return preferred ? [[from, preferred] as const] : []
  }),
  ['/feed/', '/releases.atom'],
  ['/rss/', '/releases.atom'],
]

test('every moved page, shared swap, newest file and usual path of the feed is redirected', () => {
  const targets = new Map(builtRedirects().map(({ from, to }) => [from, to]))
  const files = ['/feed.xml', '/rss.xml', '/atom.xml'].map(
    (from) => [from, '/releases.atom'] as const,
  )
  const expected = [
    ...moved.flatMap(([from, to]) => [[from, to] as const, [from.slice(0, -1), to] as const]),
    ...files,
    ['/sitemap.xml', '/sitemap-index.xml'] as const,
  ]

  expectNoFaults(
    expected
      .filter(([from, to]) => targets.get(from) !== to)
      .map(([from, to]) => `${from}: expected ${to}, found ${targets.get(from)}`),
  )
})
