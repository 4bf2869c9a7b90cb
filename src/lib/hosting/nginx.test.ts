import { immutable, revalidate } from '../../site/headers'
import { nginxHttp, nginxServer } from './nginx'
import { locationOf, mapped, readNginx, textsOf } from './nginxBlocks.fixture'

const moves = [
  { from: '/old/', to: '/about/' },
  { from: '/older/', to: '/' },
]
const http = () => readNginx(nginxHttp(moves))
const security = { 'X-One': "default-src 'none'; base-uri 'none'", 'X-Two': '2' }
const server = () => readNginx(nginxServer(security))

const digested = 'app-0123456789ab.js'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'

it.each([
  ['/', revalidate],
  ['/about/', revalidate],
  [`/${digested}`, immutable],
  [`/folder/${digested}`, revalidate],
  ['/static/a/b.avif', immutable],
  ['/fonts/a.woff2', immutable],
  ['/elsewhere/static/a', revalidate],
  ['/icons/icon-192.png', 'public, max-age=86400'],
  ['/builds/latest.json', 'no-store'],
  ['/builds/latest.json.txt', revalidate],
])('keeps %s as "%s"', (path, kept) => {
  expect(mapped(http(), '$cache_control', path)).toBe(kept)
})

it.each([
  ['0:/nowhere/', '/404.html'],
  ['0:/de/nowhere/', '/de/404.html'],
  ['0:/zh-tw/nowhere/', '/404.html'],
  ['0:/en/nowhere/', '/404.html'],
  ['0:/about/de/', '/404.html'],
  ['1:/de/nowhere/', '/--bare-status'],
])('answers what is not there, "%s", with %s', (asked, answer) => {
  expect(mapped(http(), '$not_found', asked)).toBe(answer)
})

it.each([
  ['$failed', '0', '/--failed'],
  ['$failed', '1', '/--bare-status'],
  ['$moved', '/old/', '/about/'],
  ['$moved', '/older/', '/'],
  ['$moved', '/old', ''],
  ['$allow', '405', 'GET, HEAD'],
  ['$allow', '404', ''],
])('has as %s of "%s" "%s"', (variable, text, value) => {
  expect(mapped(http(), variable, text)).toBe(value)
})

it.each([
  ['html', 'text/html'],
  ['js', 'text/javascript'],
  ['webmanifest', 'application/manifest+json'],
])('tells that .%s is %s', (ending, type) => {
  const types = http().find(({ words }) => words[0] === 'types')
  expect(textsOf(types?.inside ?? [])).toContain(`${type} ${ending}`)
})

it('calls text by its character set, and what it does not know bytes', () => {
  expect(textsOf(http())).toContain('default_type application/octet-stream')
  expect(http().find(({ words }) => words[0] === 'charset_types')?.words).toEqual(
    expect.arrayContaining(['text/css', 'text/plain', 'image/svg+xml']),
  )
})

it.each([
  [firefox, '0'],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', '1'],
  ['facebookexternalhit/1.1', '1'],
  ['Mozilla/5.0 (Linux; Android 11; CUBOT X30) Chrome/120', '0'],
  ['curl/8.5.0', '1'],
])('knows "%s" for a crawler: %s', (agent, crawler) => {
  expect(mapped(http(), '$crawler', agent)).toBe(crawler)
})

it.each([
  ['locale=de', 'de'],
  ['a=b; locale=ja; c=d', 'ja'],
  ['a=b;locale=fr ;c=d', 'fr'],
  ['locale=en', 'en'],
  ['mylocale=de', ''],
  ['locale=deutsch', ''],
  ['locale=', ''],
  ['', ''],
])('reads of the cookie "%s" the language "%s"', (cookie, locale) => {
  expect(mapped(http(), '$stored_locale', cookie)).toBe(locale)
})

it.each([
  ['de', 'de'],
  ['de-AT,en;q=0.5', 'de'],
  ['DE-ch', 'de'],
  ['pt_PT', 'pt'],
  ['es-419;q=0.9, en', 'es'],
  ['zh-Hans-CN, ja-JP, de', 'ja'],
  ['in', 'id'],
  ['in-ID, de', 'id'],
  ['id', 'id'],
  ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ['zh-CN,zh', ''],
  ['german', ''],
  ['*', ''],
  ['', ''],
])('finds in the languages "%s" "%s"', (languages, locale) => {
  expect(mapped(http(), '$accepted_locale', languages)).toBe(locale)
})

it.each([
  ['a first visit', '0:none::de', 'de'],
  ['a choice before the browser', '0::fr:de', 'fr'],
  ['a choice of the default language', '0:none:en:de', ''],
  ['a browser in the default language', '0:none::en', ''],
  ['nothing known', '0:::', ''],
  ['a link from elsewhere', '0:cross-site::de', 'de'],
  ['a link from within the site', '0:same-origin::de', ''],
  ['a choice, but from within the site', '0:same-origin:fr:', ''],
  ['a crawler', '1:none::de', ''],
  ['a crawler with a choice', '1:none:fr:', ''],
])('leads %s home by its language', (_, visit, locale) => {
  expect(mapped(http(), '$home_locale', visit)).toBe(locale)
})

it.each([
  ['302:/', 'Accept-Language, Cookie, User-Agent, Sec-Fetch-Site'],
  ['200:/?a=1', 'Accept-Language, Cookie, User-Agent, Sec-Fetch-Site'],
  ['200:/about/', ''],
  ['404:/', 'User-Agent'],
  ['503:/about/', 'User-Agent'],
])('says of the answer %s that it varies by "%s"', (answer, vary) => {
  expect(mapped(http(), '$answer_vary', answer)).toBe(vary)
})

const headersOf = (texts: readonly string[]) =>
  texts.filter((text) => text.startsWith('add_header ')).map((text) => text.slice(11))

it('adds each header to every answer once, quoted, whatever its status', () => {
  expect(headersOf(textsOf(server()))).toEqual([
    "X-One default-src 'none'; base-uri 'none' always",
    'X-Two 2 always',
    'Cache-Control $cache_control always',
    'Allow $allow always',
    'Vary $answer_vary always',
  ])
})

it('adds to pages what they would lose by headers of their own', () => {
  expect(headersOf(locationOf(server(), '/about/'))).toEqual([
    "X-One default-src 'none'; base-uri 'none' always",
    'X-Two 2 always',
    `Cache-Control ${revalidate} always`,
    'Vary Accept-Encoding always',
  ])
})

it('indents what stands between braces', () => {
  expect(nginxServer(security)).toContain('\n  add_header X-Two ')
  expect(nginxServer(security)).toContain('\nadd_header X-Two ')
})

const lostOrPage = 'if (-f $document_root$uri/index.html) return 301 $uri/$is_args$args'

it.each([
  ['/', ['if ($home_locale) return 302 /$home_locale/$is_args$args', 'try_files /index.html =404']],
  [
    '/--bare-status',
    ['internal', 'default_type text/plain', 'set $nothing ', 'return 200 $nothing'],
  ],
  [
    '/--no-such-range',
    [
      'internal',
      'default_type text/plain',
      'add_header Allow ',
      'set $nothing ',
      'return 200 $nothing',
    ],
  ],
  ['/_headers', ['return 404']],
  ['/_redirects', ['return 404']],
  ['/.git/config', ['return 404']],
  ['/a/.env', ['return 404']],
  ['/.well-known/security.txt', [lostOrPage, 'try_files $uri =404']],
  [`/${digested}`, ['root $kept_root', 'try_files $uri =404']],
  ['/static/a/b.avif', ['root $kept_root', 'try_files $uri =404']],
  ['/fonts/a.woff2', ['root $kept_root', 'try_files $uri =404']],
  ['/about', [lostOrPage, 'try_files $uri =404']],
  ['/robots.txt', [lostOrPage, 'try_files $uri =404']],
  ['/static/a.b/', ['return 404']],
  ['/a.b/', ['return 404']],
])('does at %s what belongs there', (path, lines) => {
  expect(locationOf(server(), path)).toEqual(lines)
})

it('gives a page from its folder, and nothing else of the disk', () => {
  const lines = locationOf(server(), '/de/about/')
  expect(lines.filter((line) => !line.startsWith('add_header'))).toEqual([
    'gzip_vary off',
    'rewrite ^ ${uri}index.html break',
  ])
})

it('sends failures to their answers, and refuses other methods before all else', () => {
  expect(textsOf(server())).toEqual(
    expect.arrayContaining([
      'error_page 403 =404 $not_found',
      'error_page 404 $not_found',
      'error_page 405 /--bare-status',
      'error_page 416 /--no-such-range',
      'error_page 500 502 503 504 $failed',
      'if ($request_method !~ ^(?:GET|HEAD)$) return 405',
      'if ($moved) return 301 $moved$is_args$args',
    ]),
  )
})
