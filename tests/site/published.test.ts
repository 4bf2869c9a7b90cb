import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { filesBelow } from '../../src/lib/filesBelow'
import { inlineScriptHashes } from '../../deploy/inlineScripts'
import { readEdgeHeaders } from '../../deploy/edgeFiles'
import { immutable } from '../../src/site/headers'
import { localeCodes } from '../../src/site/locales'
import { readBuilt } from '../support/builtSite'

const project = resolve(__dirname, '../..')
const text = /\.(?:html|js|css|json|svg|xml|xsl|txt|webmanifest|conf)$|\/_(?:headers|redirects)$/
const files = new Set(filesBelow(join(project, 'public')))
const texts = [...files].filter((file) => text.test(file))
const pages = texts.filter((file) => file.endsWith('.html') && !file.startsWith('_gatsby/'))
const bytes = (file: string) => readFileSync(join(project, 'public', file))

test('no source map and none of the tools’ own notes is published', () => {
  const notes = [...files].filter((file) => /\.map$|webpack\.stats|chunk-map|partytown/.test(file))
  expect(notes).toEqual([])
  expect(texts.filter((file) => readBuilt(file).includes('sourceMappingURL'))).toEqual([])
})

test('no file says where it was built', () => {
  const telling = texts.filter((file) => readBuilt(file).includes(project))
  expect(telling).toEqual([])
})

test('no page names the build, which would make it another after every edit', () => {
  const { id } = JSON.parse(readBuilt('builds/latest.json')) as { id: string }
  const naming = texts.filter((file) => readBuilt(file).includes(id) && !file.startsWith('builds/'))
  expect(naming.sort()).toEqual(localeCodes.map((code) => `page-data/shared/${code}.json`).sort())
})

test('compressed files unpack to their files', () => {
  const wrong = texts.filter(
    (file) =>
      (files.has(`${file}.br`) && !brotliDecompressSync(bytes(`${file}.br`)).equals(bytes(file))) ||
      (files.has(`${file}.gz`) && !gunzipSync(bytes(`${file}.gz`)).equals(bytes(file))),
  )
  expect(wrong).toEqual([])
  expect(pages.filter((file) => !files.has(`${file}.br`) && bytes(file).length > 1000)).toEqual([])
})

test('files that browsers keep for a year have a name that changes with their content', () => {
  const headersOf = readEdgeHeaders(readBuilt('_headers'))
  const kept = [...files].filter((file) => headersOf(`/${file}`)['Cache-Control'] === immutable)
  const named =
    /^static\/(?:d\/\d+\/)?[0-9a-f]{32}\/|^fonts\/[a-z]+-\d+-|[-.][0-9a-f]{12}\.(?:js|css)(?:\.br|\.gz)?$/
  expect(kept.length).toBeGreaterThan(20)
  expect(kept.filter((file) => !named.test(file))).toEqual([])
})

test('the policy allows the inline script of every page, and no page has a style attribute', () => {
  const policy = readEdgeHeaders(readBuilt('_headers'))('/')['Content-Security-Policy'] ?? ''
  const refused = pages.filter((page) => {
    const html = readBuilt(page)
    const hashes = inlineScriptHashes([html])
    return hashes.some((hash) => !policy.includes(hash)) || /<[a-z][^<>]* style="/.test(html)
  })
  expect(refused).toEqual([])
})

test('whoever finds a security hole finds an address to report it to', () => {
  const security = readBuilt('.well-known/security.txt')
  expect(security).toMatch(/^Contact: mailto:.+@.+\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\n/)
})
