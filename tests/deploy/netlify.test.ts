import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { otherLocales } from '../../src/gatsby/hosting/hostRedirects'
import { notFoundPath, pathFor } from '../../src/lib/paths'
import { builtPath, builtRedirects, project, readBuilt } from '../support/builtSite'

interface Reading {
  /** Netlify's warnings, such as those about lines that it cannot read. */
  readonly messages: readonly string[]
  /** The absolute path of the published folder. */
  readonly publish: string
  /** The settings of builds by context. */
  readonly builds: Readonly<Record<string, Build>>
  readonly headers: readonly { for: string; values: Readonly<Record<string, string>> }[]
  readonly redirects: readonly Rule[]
  /** The matching redirect for each request; null if Netlify looks for a file. */
  readonly responses: readonly ({ status: number; to: string } | null)[]
}

interface Build {
  readonly command: string
  readonly environment: Readonly<Record<string, string>>
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
const { messages, publish, builds, headers, redirects, responses } = JSON.parse(
  execFileSync(process.execPath, [program, project, JSON.stringify(sent)], { encoding: 'utf8' }),
) as Reading

const ruleOf = ({ from, to, status, conditions }: Rule) => ({ from, to, status, conditions })
const count = builtRedirects().length

test('Netlify reads every line without a warning', () => {
  expect(messages).toEqual([])
})

test('Netlify publishes the folder of the build, and builds with the Node.js version of .nvmrc', () => {
  const version = readFileSync(join(project, '.nvmrc'), 'utf8').trim()

  expect(publish).toBe(builtPath('').replace(/\/$/, ''))
  for (const [context, { environment }] of Object.entries(builds)) {
    expect([context, environment.NODE_VERSION]).toEqual([context, version])
  }
})

test('Netlify publishes the site only if it is ready for the launch', () => {
  const { command, environment } = builds.production ?? {}

  expect(command).toBe('npm run launch:check && npm run build')
  expect(environment).not.toHaveProperty('SITE_PREVIEW')
})

test.each(['deploy-preview', 'branch-deploy'])(
  'Netlify builds a %s before the launch, too, and excludes it from search engines',
  (context) => {
    const { command, environment } = builds[context] ?? {}
    expect([command, environment?.SITE_PREVIEW]).toEqual(['npm run build', '1'])
  },
)

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
