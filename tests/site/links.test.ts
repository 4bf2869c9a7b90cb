import { type CheerioAPI } from 'cheerio'
import { builtFiles, readBuilt, readPage } from '../support/builtSite'
import { sitePages } from '../support/sitePages'
import { pageFile } from '../../src/lib/pageFiles'
import { notFoundPath } from '../../src/lib/paths'
import { localeCodes } from '../../src/site/locales'

/** Where a page points to: addresses in attributes, and in sets of pictures. */
function addressesIn($: CheerioAPI): string[] {
  const single = $('[href], [src], [poster], [data]')
    .toArray()
    .flatMap((element) => ['href', 'src', 'poster', 'data'].map((name) => $(element).attr(name)))
  const sets = $('[srcset], [imagesrcset]')
    .toArray()
    .flatMap((element) => ['srcset', 'imagesrcset'].map((name) => $(element).attr(name)))
    .flatMap((set) => set?.split(',').map((entry) => entry.trim().split(/\s+/)[0]))
  const metas = $('meta[property="og:image"], meta[property="og:url"]')
    .toArray()
    .map((element) => $(element).attr('content'))
  return [...single, ...sets, ...metas].filter((address) => address !== undefined)
}

const origin = new URL(readPage('/')('link[rel=canonical]').attr('href') ?? '').origin
const loaded = new Map<string, CheerioAPI>()

function page(file: string): CheerioAPI {
  const $ = loaded.get(file) ?? readPage(`/${file}`)
  loaded.set(file, $)
  return $
}

/** What is wrong with an address of ours on the page at a path; nothing for addresses elsewhere. */
function fault(address: string, path: string): string | undefined {
  const { origin: host, pathname, hash } = new URL(address, origin + path)
  if (host !== origin) return undefined
  const file = pageFile(decodeURI(pathname))
  if (!builtFiles.has(file)) return `${address}: there is no ${file}`
  if (!/\.[a-z0-9]+$/i.test(file)) return `${address}: leads to a folder`
  if (/^\/en(\/|$)/.test(pathname)) return `${address}: English has no prefix`
  const target = decodeURIComponent(hash.slice(1))
  if (target === '' || !file.endsWith('.html')) return undefined
  const ids = page(file)('[id]').toArray()
  return ids.some(({ attribs }) => attribs.id === target) ? undefined : `${address}: no such part`
}

const paths = [...sitePages.map(({ path }) => path), ...localeCodes.map(notFoundPath)]

test.each(paths)('every address on %s leads somewhere', (path) => {
  const addresses = addressesIn(page(pageFile(path)))
  expect(addresses.length).toBeGreaterThan(20)
  expect([...new Set(addresses)].flatMap((address) => fault(address, path) ?? [])).toEqual([])
})

test('every address in a style sheet leads somewhere', () => {
  const sheets = [...builtFiles].filter((file) => file.endsWith('.css'))
  const faults = sheets.flatMap((file) =>
    Array.from(readBuilt(file).matchAll(/url\(["']?(?!data:|#)([^"')]+)/g), ([, address = '']) =>
      fault(address, `/${file}`),
    ),
  )
  expect(faults.filter(Boolean)).toEqual([])
})

test.each(sitePages)('$name leads to pages of its own language only', ({ locale, path }) => {
  const $ = page(pageFile(path))
  const strays = $('a[href^="/"]:not([hreflang])')
    .toArray()
    .map((element) => $(element).attr('href') ?? '')
    .filter((address) => !builtFiles.has(address.slice(1)))
    .filter((address) => (locales.exec(address)?.[1] ?? 'en') !== locale)
  expect(strays).toEqual([])
})

const locales = new RegExp(`^/(${localeCodes.join('|')})/`)

test('a link that opens a new tab keeps its opener to itself', () => {
  const bare = paths.flatMap((path) => {
    const $ = page(pageFile(path))
    const links = $('a[target=_blank]').toArray()
    return links.filter((link) => !/\bnoopener\b/.test($(link).attr('rel') ?? '')).map(() => path)
  })
  expect(bare).toEqual([])
})
