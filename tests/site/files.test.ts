import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { load } from 'cheerio'
import { runChecks } from 'es-check'
import { readEdgeHeaders } from '../../scripts/preview/readEdgeFiles'
import { immutable } from '../../src/gatsby/hosting/headers'
import { builtFiles, builtPath, project, readBuilt } from '../support/builtSite'
import { expectNoFaults } from '../support/faults'
import { inlineScriptHashes } from '../support/inlineScripts'

const files = [...builtFiles]
const texts = files.filter((file) =>
  /\.(?:html|js|css|json|svg|xml|xsl|txt|webmanifest)$|^_(?:headers|redirects)$/.test(file),
)
const pages = texts.filter((file) => file.endsWith('.html') && !file.startsWith('_gatsby/'))
const bytes = (file: string) => readFileSync(builtPath(file))

test('neither source maps, build reports nor paths of the build computer are published', () => {
  expectNoFaults(files.filter((file) => /\.map$|webpack\.stats|chunk-map|partytown/.test(file)))
  for (const text of ['sourceMappingURL', project])
    expectNoFaults(texts.filter((file) => readBuilt(file).includes(text)))
})

test('every page is precompressed, and precompressed files contain the same data as their originals', () => {
  const wrong = texts.filter(
    (file) =>
      (builtFiles.has(`${file}.br`) &&
        !brotliDecompressSync(bytes(`${file}.br`)).equals(bytes(file))) ||
      (builtFiles.has(`${file}.gz`) && !gunzipSync(bytes(`${file}.gz`)).equals(bytes(file))),
  )

  expectNoFaults(wrong)
  expectNoFaults(pages.filter((file) => !builtFiles.has(`${file}.br`) && bytes(file).length > 1000))
})

test('every style sheet declares the order of its layers before it uses one', () => {
  const sheets = files.filter((file) => /^styles\.[0-9a-f]+\.css$/.test(file))
  const late = sheets.filter((file) => {
    const sheet = readBuilt(file)
    const order = sheet.search(/@layer [a-z]+,/)

    return order < 0 || order > sheet.search(/@layer [a-z]+ *\{/)
  })

  expect(sheets.length).toBeGreaterThan(0)
  expectNoFaults(late)
})

test('immutable files have a hash in their name', () => {
  const headersOf = readEdgeHeaders(readBuilt('_headers'))
  const cached = files.filter((file) => headersOf(`/${file}`)['Cache-Control'] === immutable)
  const hashed =
    /^static\/[0-9a-f]{32}\/|^fonts\/[a-z]+-\d+-|[-.][0-9a-f]{20}\.(?:js|css)(?:\.br|\.gz)?$/
  expect(cached.length).toBeGreaterThan(20)
  expectNoFaults(cached.filter((file) => !hashed.test(file)))
})

test('the content security policy allows the inline script of every page', () => {
  const policy = readEdgeHeaders(readBuilt('_headers'))('/')['Content-Security-Policy'] ?? ''

  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe')
  expectNoFaults(
    pages.filter((page) =>
      inlineScriptHashes(load(readBuilt(page))).some((hash) => !policy.includes(hash)),
    ),
  )
})

test('pages, page data and fonts are small after compression', () => {
  const limits = [
    [/^(?!_gatsby).*\.html\.br$/, 16 * 1024],
    [/^page-data\/.*\.json\.br$/, 20 * 1024],
    [/\.woff2$/, 48 * 1024],
    [/\.(avif|webp)$/, 80 * 1024],
  ] as const

  expectNoFaults(
    limits.flatMap(([pattern, limit]) =>
      files
        .filter((file) => pattern.test(file) && bytes(file).length > limit)
        .map((file) => `${file} has ${bytes(file).length} bytes, limit ${limit}`),
    ),
  )
})

test('scripts use no syntax that Safari 16 lacks', async () => {
  const scripts = files.filter((file) => /^[^/]+\.js$/.test(file))

  expect(scripts.length).toBeGreaterThan(10)
  const { errors } = await runChecks([
    { ecmaVersion: 'es2022', files: scripts.map(builtPath), checkFeatures: true, cache: false },
  ])

  expectNoFaults(errors.map(({ err, file }) => `${file}: ${err.message}`))
  // The ES2022 check accepts static blocks and lookbehind, but Safari supports these two only since version 16.4.
  expectNoFaults(scripts.filter((file) => /\(\?<[=!]|\bstatic\s*\{/.test(readBuilt(file))))
})
