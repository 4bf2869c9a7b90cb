import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { configuredThirdParties } from '../../src/gatsby/hosting/writeHostFiles'
import { pageFile } from '../../src/lib/pageFiles'
import { notFoundPath, pathFor } from '../../src/lib/paths'
import { digestLength } from '../../src/site/digests'
import { localeCodes } from '../../src/site/locales'
import { permanentRoot, reportsPath } from '../../src/site/permanentPaths'
import { builtFiles, builtRedirects, readBuilt } from '../support/builtSite'
import { crawlers } from '../support/crawlers'
import { inlineScriptHashes } from '../support/inlineScripts'
import { sitePages, swapPages } from '../support/sitePages'
import { sendRequest } from './sendRequest'

/** A host under test, and the features in which hosts differ. */
interface Host {
  /** A local port, or the origin of a deployed site. */
  readonly host: () => number | string
  /** Whether the host is an edge host, which compresses files itself. */
  readonly edge?: boolean
  /** Whether the host sends a requested range. Other hosts send the whole file, as HTTP allows. */
  readonly sendsRanges?: boolean
  /** Whether the host sends no precompressed Brotli files. */
  readonly gzipOnly?: boolean
  /** Whether the host logs the browsers' reports of policy violations. */
  readonly logsReports?: boolean
}

/** The hosts of third parties that are configured for this build, preceded by a space. */
const hostsOf = (kind: 'script' | 'connect') =>
  configuredThirdParties
    .flatMap(({ hosts }) => hosts[kind])
    .map((host) => ` ${host}`)
    .join('')
const [hash = ''] = inlineScriptHashes([readBuilt('index.html')])
const video = 'https://www.youtube-nocookie.com'

/**
 * The security headers of every response, which MDN's HTTP Observatory rates with 140 points. Trusted Types are off for
 * builds with third-party scripts.
 */
export const security = {
  'content-security-policy':
    `default-src 'none';script-src 'self' '${hash}'${hostsOf('script')};style-src 'self';` +
    `img-src 'self'${hostsOf('connect')};font-src 'self';connect-src 'self'${hostsOf('connect')};` +
    `manifest-src 'self';frame-src ${video};base-uri 'none';form-action 'none';frame-ancestors 'none';` +
    (configuredThirdParties.length
      ? ''
      : "require-trusted-types-for 'script';trusted-types app webpack;") +
    'report-to policy',
  'reporting-endpoints': 'policy="/reports"',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** The browser features that pages may use (permissions policy). All others that the policy names are denied. */
const allowedFeatures = {
  'clipboard-write': '(self)',
  'ch-ua-high-entropy-values': '(self)',
  fullscreen: `(self "${video}")`,
}
const deniedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']

const revalidate = 'public, max-age=0, must-revalidate'
// Edge hosts compress files themselves, and `no-transform` would stop them.
const untransformed = `${revalidate}, no-transform`
const immutable = 'public, max-age=31536000, immutable'
const daily = 'public, max-age=86400'

const script = [...builtFiles].find((file) => /^app-[0-9a-f]+\.js$/.test(file)) ?? ''
const image = [...builtFiles].find((file) => /^static\/.*\.(?:avif|webp|png)$/.test(file)) ?? ''
const font = [...builtFiles].find((file) => /^fonts\/.*\.woff2$/.test(file)) ?? ''
const notFoundPages = localeCodes.map((locale) => ({
  path: pathFor('home', locale),
  file: pageFile(notFoundPath(locale)),
}))

type HostName = Host['host']

/** Returns a function that requests a path from the host. */
function getFrom(host: HostName) {
  return (target: string, headers: Record<string, string> = {}) =>
    sendRequest(host(), target, { headers })
}

/** Declares the tests that every host must pass. */
export function testContract({ host, edge = false, ...features }: Host): void {
  testPages(host)
  testLargeRequests(host)
  testSecurity(host)
  testCaching(host, edge)
  testFiles(host)
  testRanges(host, features.sendsRanges)
  testRedirects(host)
  testRules({ host, edge })
  // Edge hosts compress files themselves.
  if (!edge) testCompression(host, features.gzipOnly)
  if (features.logsReports) testReports(host)
}

/** Declares the tests for pages and for paths without a page. */
function testPages(host: HostName): void {
  const get = getFrom(host)

  test('serves every page', async () => {
    for (const { path } of sitePages) {
      const { status, headers, body } = await get(path)
      const isPage = body.toString() === readBuilt(pageFile(path))
      expect([path, status, isPage]).toEqual([path, 200, true])
      expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)
    }
  })

  test('redirects permanently from the file of a page to the page, and keeps the query', async () => {
    for (const { path } of sitePages) {
      const { status, headers } = await get(`${path}index.html?a=1&b=%20`)
      const location = headers.location?.replace(/^https?:\/\/[^/]+/, '')
      expect([path, status, location]).toEqual([path, 301, `${path}?a=1&b=%20`])
    }
  })

  test.each(notFoundPages)(
    'returns the not-found page in the right language for unknown paths below $path',
    async (page) => {
      for (const target of [`${page.path}nowhere`, `${page.path}nowhere/at/all/`]) {
        const { status, headers, body } = await get(target)
        expect([status, body.toString() === readBuilt(page.file)]).toEqual([404, true])
        expect(headers['content-type']).toMatch(/^text\/html/)
      }
    },
  )

  test.each([
    ['/about/', 200],
    ['/nowhere/', 404],
  ])('responds to HEAD %s with %i and no body', async (target, status) => {
    const response = await sendRequest(host(), target, { method: 'HEAD' })
    expect([response.status, response.body.length]).toEqual([status, 0])
  })
}

/** Declares the test for requests that are larger than most servers accept by default. */
function testLargeRequests(host: HostName): void {
  const get = getFrom(host)

  test('responds with the page to a URL of 16 KiB and headers of 64 KiB', async () => {
    const size = 16 * 1024 - '/about/?'.length
    const cookies = Object.fromEntries(
      ['X-One', 'X-Two'].map((name) => [name, 'x'.repeat(2 ** 14)]),
    )
    const requests = [
      get(`/about/?${'q'.repeat(size)}`, { Cookie: `a=${'c'.repeat(2 ** 15 - 600)}`, ...cookies }),
      get('/about/', { Cookie: `a=${'c'.repeat(2 ** 16 - 600)}` }),
    ]

    for (const { status, body } of await Promise.all(requests)) {
      expect([status, body.toString() === readBuilt('about/index.html')]).toEqual([200, true])
    }
  })
}

/** A URL of each kind of response. */
const targets = [
  '/',
  '/ar/price/',
  '/about',
  '/get',
  '/get/',
  '/get/windows/',
  '/de/swap/ada-ben',
  '/nowhere',
  '/de/nowhere/',
  `/${script}`,
  `/${font}`,
]

/** Pictures that other sites show. */
const shareableFiles = [
  '/cards/home-en.png',
  '/cards/ada-ben.png',
  '/icons/icon-512.png',
  '/icons/swap-ada-ben.svg',
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/mark.svg',
  '/qr/download-ar.svg',
]

/** Declares the tests for the security headers. */
function testSecurity(host: HostName): void {
  const get = getFrom(host)

  test('sends each security header once in every response', async () => {
    for (const target of targets) {
      const { headers } = await get(target)

      expect([target, headers]).toMatchObject([target, security])
      const policy = String(headers['permissions-policy']).split(',')
      const wanted = [
        ...Object.entries(allowedFeatures).map(([name, value]) => `${name}=${value}`),
        ...deniedFeatures.map((name) => `${name}=()`),
      ]

      expect(policy).toEqual(expect.arrayContaining(wanted))
      expect(policy.filter((feature) => !feature.endsWith('=()'))).toHaveLength(3)
    }
  })

  test('sends the security headers with the response to a method that is not allowed', async () => {
    for (const target of ['/', '/about/', '/get/windows/', '/nowhere']) {
      const { headers } = await sendRequest(host(), target, { method: 'POST' })
      expect([target, headers]).toMatchObject([target, security])
    }
  })

  test.each(shareableFiles)('allows other sites to show %s', async (target) => {
    const { status, headers } = await get(target)
    expect([status, headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin'])
  })
}

/** Paths without a file. A file with such a name can be missing for a moment while a new version is published. */
const missingFiles = [
  '/nowhere/',
  `/app-${'0'.repeat(digestLength)}.js`,
  '/static/nowhere.png',
  '/fonts/nowhere.woff2',
  '/cast/nowhere.svg',
]

/** Declares the tests for what browsers and proxies may keep. */
function testCaching(host: HostName, edge: boolean): void {
  const get = getFrom(host)

  const forPages = edge ? revalidate : untransformed

  test.each([
    ['/', forPages],
    ['/de/about/', forPages],
    ['/page-data/app-data.json', forPages],
    ['/page-data/about/page-data.json', forPages],
    [`/${script}`, immutable],
    [`/${image}`, immutable],
    [`/${font}`, immutable],
    ['/cast/ada-ben.svg', daily],
    ['/cards/home-en.png', daily],
    ['/icons/icon-512.png', daily],
    ['/builds/latest.json', 'no-store'],
  ])('sends the expected Cache-Control for %s', async (target, cache) => {
    expect((await get(target)).headers['cache-control']).toBe(cache)
  })

  test.each(missingFiles)(
    'forbids visitors and crawlers to cache that %s is missing',
    async (target) => {
      for (const agent of [visitor, crawlers[0]]) {
        const { status, headers } = await get(target, { 'User-Agent': agent })
        expect([agent, status, headers['cache-control']]).toEqual([agent, 404, forPages])
      }
    },
  )

  test('responds with 304 to an unchanged file', async () => {
    for (const target of ['/about/', `/${script}`, '/page-data/app-data.json']) {
      const etag = (await get(target)).headers.etag ?? 'none'
      const { status, headers, body } = await get(target, { 'If-None-Match': etag })
      expect([target, status, body.length]).toEqual([target, 304, 0])
      expect(headers['content-security-policy']).toBe(security['content-security-policy'])
    }
  })
}

/** Declares the test for hosts that send the compressed files of the build. */
function testCompression(host: HostName, gzipOnly = false): void {
  const get = getFrom(host)

  const all = [
    ['br', brotliDecompressSync, {}],
    ['gzip', gunzipSync, {}],
    // Proxies add this header to a visitor's request.
    ['br', brotliDecompressSync, { Via: '1.1 proxy.example' }],
    ['gzip', gunzipSync, { Via: '1.1 proxy.example' }],
  ] as const
  const encodings = all.filter(([encoding]) => !(gzipOnly && encoding === 'br'))

  test.each(encodings)('compresses text with %s: %p %j', async (encoding, decompress, others) => {
    for (const [target, file] of [
      ['/about/', 'about/index.html'],
      [`/${script}`, script],
    ] as const) {
      const { headers, body } = await get(target, { 'Accept-Encoding': encoding, ...others })

      expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding'])
      expect(decompress(body).toString() === readBuilt(file)).toBe(true)
    }
  })
}

/** Declares the tests for which files are published, and with which type. */
function testFiles(host: HostName): void {
  const get = getFrom(host)

  test.each([`/${script}.br`, '/about/index.html.gz'])(
    'does not publish the precompressed file %s under its own name',
    async (target) => expect((await get(target)).status).toBe(404),
  )

  test.each(['/_headers', '/_redirects', '/.assetsignore'])(
    'does not publish %s',
    async (target) => {
      const { status, body } = await get(target)
      expect([status, body.toString() === readBuilt('404.html')]).toEqual([404, true])
    },
  )

  test.each([
    ['/robots.txt', 'text/plain'],
    ['/llms.txt', 'text/plain'],
    ['/.well-known/security.txt', 'text/plain'],
    [`/${script}`, 'text/javascript'],
  ])('sends %s as %s in UTF-8', async (target, type) => {
    const { headers } = await get(target)
    expect(headers['content-type']?.toLowerCase().split(/; ?/)).toEqual([type, 'charset=utf-8'])
  })
}

/** Declares the test for requests of a part of a file. */
function testRanges(host: HostName, sendsRanges = false): void {
  const get = getFrom(host)

  test(`sends ${sendsRanges ? 'the requested range' : 'the whole file instead of a range'}`, async () => {
    const whole = (await get(`/${image}`)).body
    const { status, headers, body } = await get(`/${image}`, { Range: 'bytes=10-19' })
    const [code, range, sent] = sendsRanges
      ? [206, `bytes 10-19/${whole.length}`, whole.subarray(10, 20)]
      : [200, undefined, whole]

    expect([status, headers['content-range']]).toEqual([code, range])
    expect(body.equals(sent)).toBe(true)
  })
}

/** Paths at which other sites have these files. */
const usualPaths = [
  ['/sitemap.xml', '/sitemap-index.xml'],
  ['/feed/', '/releases.atom'],
  ['/feed', '/releases.atom'],
  ['/rss.xml', '/releases.atom'],
  ['/atom.xml', '/releases.atom'],
]

/** Declares the tests for permanent and former URLs. */
function testRedirects(host: HostName): void {
  const get = getFrom(host)

  test.each(builtRedirects().filter(({ status }) => status === '302'))(
    'redirects $from to the newest file, keeps the query, and forbids caching and indexing',
    async ({ from, to }) => {
      const { status, headers } = await get(`${from}?a=1&b=%20`)
      expect([status, headers.location]).toEqual([302, `${to}?a=1&b=%20`])
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
    },
  )

  test('redirects permanently from the old pages of shared swaps, and keeps the query', async () => {
    for (const { path } of swapPages.slice(0, 3)) {
      for (const target of [`/de${path}`, `/de${path.slice(0, -1)}`]) {
        const { status, headers } = await get(`${target}?a=1&b=%20`)
        const location = headers.location?.replace(/^https?:\/\/[^/]+/, '')
        expect([target, status, location]).toEqual([target, 301, `${path}?a=1&b=%20`])
      }
    }
  })

  test.each(['/get/nowhere/', '/get/nowhere', '/get/windows/nowhere/'])(
    'responds with 404 to %s',
    async (target) => expect((await get(target)).status).toBe(404),
  )

  test.each(usualPaths)('redirects permanently from the usual path %s to %s', async (from, to) => {
    const { status, headers } = await get(from)
    expect([status, headers.location?.replace(/^https?:\/\/[^/]+/, '')]).toEqual([301, to])
  })
}

/** Declares the test for a host that logs reports of policy violations. */
function testReports(host: Host['host']): void {
  test('accepts reports of policy violations, without a cookie', async () => {
    const body = JSON.stringify([{ type: 'csp-violation', body: { blockedURL: 'inline' } }])
    const sent = { method: 'POST', body, headers: { 'Content-Type': 'application/reports+json' } }
    const { status, headers } = await sendRequest(host(), reportsPath, sent)
    expect([status, headers['set-cookie']]).toEqual([204, undefined])
    expect(headers).toMatchObject(security)
  })
}

/** Declares the tests for the rules that hosts apply to a request before they send a file. */
export function testRules({ host, edge = false }: Pick<Host, 'host' | 'edge'>): void {
  testMethods(host, edge)
  testPaths(host)
  testPermanentDownload(host)
  testNearMisses(host, edge)
  testLanguages(host)
  testCrawlers(host)
}

/** Declares the test for methods other than GET and HEAD. */
function testMethods(host: HostName, edge: boolean): void {
  // Cloudflare's own response for a file lacks the Allow header. The Worker does not run for most files.
  const files = ['/about/', `/${script}`]
  const others = ['/', '/about', '/get/', '/get/windows/', '/de/swap/ada-ben/', '/nowhere']

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'rejects the method %s, and names the allowed ones',
    async (method) => {
      for (const target of [...files, ...others]) {
        const { status, headers } = await sendRequest(host(), target, { method })
        const allowed = edge && files.includes(target) ? undefined : 'GET, HEAD'
        expect([target, status, headers.allow]).toEqual([target, 405, allowed])
      }
    },
  )
}

const visitor = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0'

/** Declares the tests for the one form that each path has. */
function testPaths(host: HostName): void {
  const get = getFrom(host)

  test.each([
    ['/GET/', '/get/'],
    ['/get/Windows/', '/get/windows/'],
    ['/DE/swap/ada-ben/', '/swap/ada-ben/'],
    ['/ROBOTS.TXT', undefined],
    ['/BUILDS/latest.json', undefined],
    ['/STATIC/nowhere.png', undefined],
  ])('distinguishes the case of letters: %s leads only to %s', async (target, page) => {
    const { status, headers } = await get(target)
    expect([status, headers.location]).toEqual([page ? 301 : 404, page])
    expect(headers['cache-control'] ?? '').not.toMatch(/immutable|no-store|no-cache/)
  })

  test.each(['/404', '/404/', '/404.html', '/de/404', '/de/404/', '/de/404.html'])(
    'responds with 404 to %s, the path of a not-found page',
    async (target) => {
      const file = target.startsWith('/de/') ? 'de/404.html' : '404.html'
      const { status, headers, body } = await get(target, { 'User-Agent': visitor })

      expect([status, headers.location]).toEqual([404, undefined])
      expect(body.toString() === readBuilt(file)).toBe(true)
    },
  )

  test('redirects permanently to the URL with a trailing slash, and keeps the query', async () => {
    for (const { path } of [...sitePages, ...swapPages].filter((page) => page.path !== '/')) {
      const { status, headers } = await get(`${path.slice(0, -1)}?a=1&b=%20`)
      const location = headers.location?.replace(/^https?:\/\/[^/]+/, '')
      expect([path, status, location]).toEqual([path, 301, `${path}?a=1&b=%20`])
    }
  })
}

/** Declares the test for the download page in the language of the visitor. */
function testPermanentDownload(host: HostName): void {
  const get = getFrom(host)

  test.each([
    ['de-AT,de;q=0.9', '', '/de/download/'],
    ['zh,pt-BR;q=0.8', '', '/pt/download/'],
    ['de', 'locale=ar', '/ar/download/'],
    ['de', 'locale=en', '/download/'],
  ])(
    'redirects /get/ with Accept-Language %j and the cookie %j to %s',
    async (accepted, Cookie, page) => {
      for (const target of ['/get/', '/get']) {
        const sent = { 'Accept-Language': accepted, Cookie }
        const { status, headers } = await get(`${target}?a=1&b=%20`, sent)

        expect([target, status, headers.location]).toEqual([target, 302, `${page}?a=1&b=%20`])
        expect(headers).toMatchObject({
          vary: 'Accept-Language, Cookie',
          'cache-control': 'no-cache',
          'x-robots-tag': 'noindex',
        })
      }
    },
  )
}

/** Paths, and the page to which they lead, empty where the page that is meant is not certain. The query is kept. */
const nearMisses = [
  ['/en/download/', '/download/'],
  ['/EN', '/'],
  ['/pt-BR/download/?a=1', '/pt/download/?a=1'],
  ['/pt_br/Download', '/pt/download/'],
  ['/DE/', '/de/'],
  ['/Download/', '/download/'],
  ['/download.htm', '/download/'],
  ['/de/price.php', '/de/price/'],
  ['/download/)', '/download/'],
  ['/download/).', '/download/'],
  ['/download/%E2%80%9D', '/download/'],
  ['/%20download%2F', '/download/'],
  ['/download/%2522', '/download/'],
  ['/terms/', '/service/'],
  ['/fr/Privacy-Policy/', '/fr/privacy/'],
  ['/faq', '/tutorial/'],
  ['/de/index.php', '/de/'],
  ['/zh/download/', ''],
  ['/in/download/', ''],
  ['/download/windows/', ''],
  ['/download/%D1', ''],
  ['/donwload/', ''],
  ['/dowload/', ''],
  ['/GET/Windows', '/get/windows/'],
  ['/de/get/mac).', '/get/mac/'],
  ['/Swap/Ada_Ben', '/swap/ada-ben/'],
  ['/swap/ada-nobody/', ''],
  ['//elsewhere.example/download/', ''],
  ['/https://elsewhere.example/download/', ''],
  ['/nowhere/about.html', ''],
  [`/${'('.repeat(3000)}about`, ''],
]

/** Declares the tests for paths that nearly are those of a page. */
function testNearMisses(host: HostName, edge: boolean): void {
  const get = getFrom(host)

  test.each(nearMisses)('the path %s leads to "%s"', async (target, page) => {
    const first = await get(target)
    // Cloudflare redirects unusual paths to their normalized form.
    const isNormalized = edge && !page && first.status === 301
    const { status, headers } = isNormalized ? await get(first.headers.location ?? '') : first

    expect([status, headers.location]).toEqual(page ? [301, page] : [404, undefined])
    // Permanent URLs redirect once more, at some hosts before the Worker. They have a test of their own.
    if (page && !page.startsWith(permanentRoot)) {
      expect((await get(page)).status).toBeLessThan(400)
    }
  })
}

/** Returns a function that requests the home page, or another path, as a visitor. */
function getAsVisitor(host: HostName) {
  return (headers: Record<string, string>, target = '/') =>
    sendRequest(host(), target, { headers: { 'User-Agent': visitor, ...headers } })
}

/** An Accept-Language header, a cookie, and the visitor's language: the first choice by RFC 9110, or English. */
const choices = [
  ['de-AT,de;q=0.9,en;q=0.8', '', 'de'],
  ['zh-CN,zh;q=0.9,pt-BR;q=0.8,en;q=0.7', '', 'pt'],
  ['en;q=0.5,de;q=0.9', '', 'de'],
  ['fr;q=0.1, de;q=0.11, es;q=0.109', '', 'de'],
  ['en;q=0, ja;q=0.001', '', 'ja'],
  ['de;q=0, de-AT, fr;q=0.1', '', 'fr'],
  ['de;q=0', '', 'en'],
  ['*', '', 'en'],
  ['*;q=0.1, ko', '', 'ko'],
  ['de;q=0.5, *', '', 'en'],
  ['en;q=0.1, *, de;q=0.5', '', 'de'],
  ['zh;q=0.9,ru;q=0.5,fr;q=0.5,it;q=0.5,de;q=0.5', '', 'ru'],
  ['\tDE-at \t; \tQ=1.000 ,en', '', 'de'],
  ['de;q=2, de;q=high, de;q=0.1234, de;level=1, fr', '', 'fr'],
  ['de@euro, de/at, d e, -, it', '', 'it'],
  [',, , vi', '', 'vi'],
  ['in', '', 'id'],
  ['pt_BR', '', 'pt'],
  ['dental,enough', '', 'en'],
  ['constructor', '', 'en'],
  ['', '', 'en'],
  ['de', 'locale=fr', 'fr'],
  ['de', 'other=1; locale=ar; last=2', 'ar'],
  ['de', 'locale=en', 'en'],
  ['de', 'locale=xx', 'de'],
  ['de', 'mylocale=fr', 'de'],
  [' , ,  ,   ,'.repeat(100), '', 'en'],
]

/** Declares the tests for the language of the home page. */
function testLanguages(host: HostName): void {
  const getHome = getAsVisitor(host)

  test.each(choices)(
    'chooses the home page for Accept-Language %j and the cookie %j: %s',
    async (accepted, cookie, locale) => {
      const { status, headers } = await getHome(
        { 'Accept-Language': accepted, Cookie: cookie },
        '/?a=1',
      )

      expect([status, headers.location]).toEqual(
        locale === 'en' ? [200, undefined] : [302, `/${locale}/?a=1`],
      )
      for (const name of ['Accept-Language', 'Cookie', 'User-Agent', 'Sec-Fetch-Site']) {
        expect(headers.vary).toContain(name)
      }
    },
  )

  // Links within the site lead to the English page, too.
  test.each([
    ['/?a=1&locale=en', {}],
    ['/?a=1&locale=en', { Cookie: 'locale=de' }],
    ['/', { 'Sec-Fetch-Site': 'same-origin' }],
  ])('returns the English page to a visitor who has chosen it: %s %j', async (target, headers) => {
    expect((await getHome({ 'Accept-Language': 'de', ...headers }, target)).status).toBe(200)
  })
}

/** Declares the tests for the responses that crawlers and other visitors get. */
function testCrawlers(host: HostName): void {
  const getHome = getAsVisitor(host)

  test('returns the English page, and errors without a body, to every crawler', async () => {
    for (const agent of crawlers) {
      const sent = { 'Accept-Language': 'de', 'User-Agent': agent }

      expect([agent, (await getHome(sent)).status]).toEqual([agent, 200])
      for (const target of ['/nowhere/', '/de/nowhere']) {
        const { status, headers, body } = await getHome(sent, target)

        expect([agent, status, body.length, headers.location]).toEqual([agent, 404, 0, undefined])
        expect(headers).toMatchObject({ vary: 'User-Agent', ...security })
      }
    }
  })

  test('tells caches that the response for a missing path depends on the visitor', async () => {
    for (const agent of [visitor, crawlers[0]]) {
      const { headers } = await getHome({ 'User-Agent': agent }, '/nowhere/')
      expect([agent, headers.vary]).toEqual([agent, expect.stringContaining('User-Agent')])
    }
  })

  test.each(['(Linux; Android 13; CUBOT P80)', '(Linux; Android 12; Spider X10)'])(
    'does not treat the phone %s as a crawler',
    async (phone) => {
      const headers = { 'Accept-Language': 'de', 'User-Agent': `Mozilla/5.0 ${phone}` }
      expect((await getHome(headers)).status).toBe(302)
    },
  )

  test('does not vary responses for other pages by visitor', async () => {
    const { status, headers } = await getHome({ 'Accept-Language': 'de' }, '/about/')
    expect([status, headers.vary ?? 'Accept-Encoding']).toEqual([200, 'Accept-Encoding'])
  })
}
