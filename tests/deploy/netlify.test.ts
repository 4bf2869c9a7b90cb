import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { notFoundPath, pathFor } from '../../src/lib/paths'
import { otherLocales } from '../../src/gatsby/hosting/hostRedirects'
import { builtRedirects, project, readBuilt } from '../support/builtSite'

interface Reading {
  /** The messages of Netlify's parsers about lines that they cannot read. */
  readonly errors: readonly string[]
  readonly headers: readonly { for: string; values: Readonly<Record<string, string>> }[]
  readonly redirects: readonly Rule[]
  /** The matching redirect for each request; null if Netlify looks for a file. */
  readonly responses: readonly ({ status: number; to: string } | null)[]
}

interface Rule {
  readonly from: string
  readonly to: string
  readonly status: number
  readonly conditions: Readonly<Record<string, readonly string[]>>
}

/** Requests by path and language, and the redirect that Netlify must find. */
const requests = [
  ['/get/', 'de', 302, '/de/download/'],
  ['/get', 'ja', 302, '/ja/download/'],
  ['/get/', 'en', 302, '/download/'],
  ['/get/', 'zh', 302, '/download/'],
  ['/de/nowhere', 'en', 404, '/de/404.html'],
  ['/de/nowhere/at/all/', 'fr', 404, '/de/404.html'],
  ['/de/swap/ada-ben', 'en', 301, '/swap/ada-ben/'],
  ['/de/swap/ada-ben/', 'en', 301, '/swap/ada-ben/'],
  ['/about/index.html', 'en', 301, '/about/'],
  ['/index.html', 'en', 301, '/'],
  ['/nowhere', 'de', undefined, undefined],
  ['/fonts/nowhere.woff2', 'en', undefined, undefined],
] as const

const sent = requests.map(([path, language]) => ({ path, language }))
const program = join(__dirname, '../support/netlify.mjs')
const { errors, headers, redirects, responses } = JSON.parse(
  execFileSync(process.execPath, [program, project, JSON.stringify(sent)], { encoding: 'utf8' }),
) as Reading

const ruleOf = ({ from, to, status, conditions }: Rule) => ({ from, to, status, conditions })
const count = builtRedirects().length

test("Netlify's parsers read every line", () => {
  expect(errors).toEqual([])
})

test('Netlify reads the redirects of _redirects as they are', () => {
  expect(redirects.slice(0, count).map(ruleOf)).toEqual(
    builtRedirects().map(({ from, to, status }) => ({
      from,
      to,
      status: Number(status),
      conditions: {},
    })),
  )
})

// Copy missing entries from the failure to netlify.toml.
test('netlify.toml redirects /get/ by language, and has a not-found page for each language', () => {
  const download = { from: '/get/', status: 302 }

  expect(redirects.slice(count).map(ruleOf)).toEqual([
    ...otherLocales.map((locale) => ({
      ...download,
      to: pathFor('download', locale),
      conditions: { Language: [locale] },
    })),
    { ...download, to: '/download/', conditions: {} },
    ...otherLocales.map((locale) => ({
      from: `/${locale}/*`,
      to: notFoundPath(locale),
      status: 404,
      conditions: {},
    })),
  ])
})

test('Netlify reads every rule of _headers', () => {
  const rules = readBuilt('_headers').match(/^\/.*/gm)
  expect(headers.map((rule) => rule.for)).toEqual(rules)
})

test.each(['/static/nowhere.png', '/fonts/nowhere.woff2'])(
  'Netlify does not cache for a year that %s is missing',
  (path) => {
    const matching = headers.filter((rule) =>
      new RegExp(`^${rule.for.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path),
    )
    expect(matching.map((rule) => rule.for)).toEqual(['/*'])
  },
)

test.each(requests.map((request, index) => [...request, responses[index]] as const))(
  "Netlify's matcher answers %s in %s with %s %s",
  (_path, _language, status, to, response) => {
    expect(response ?? {}).toEqual(status ? { status, to } : {})
  },
)
